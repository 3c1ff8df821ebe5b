// Catalogue 108, 165: MapKit has its content of maps on the main actor; that it follows what is read there is not said.
import MapKit
import SwiftUI

final class Zoom: ObservableObject {
    @Published var scale = 1.0
}

@MainActor
func scaled(_ scale: Double) -> Double { scale * 2 }

struct Pin: MapContent {
    @EnvironmentObject private var zoom: Zoom

    var body: some MapContent {
        Marker(label: "\(title)")
    }

    private var title: Double { scaled(zoom.scale) }
}

struct PlaceView: View {
    @StateObject private var zoom = Zoom()

    var body: some View {
        Map { Pin() }.environmentObject(zoom)
    }
}
