// Catalogue 108, 165: a library has a protocol of that name, on no actor: only the wrapper isolates it.
import Maps
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
