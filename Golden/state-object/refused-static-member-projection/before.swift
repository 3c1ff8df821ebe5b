// Catalogue 89: a function of the view returns the projection.
import SwiftUI

final class Controls: ObservableObject {
    @Published var speed = 0.0
}

struct ControlsView: View {
    @StateObject private var controls = Controls()

    private var all: ObservedObject<Controls>.Wrapper { $controls }

    var body: some View {
        Slider(value: all.speed)
    }
}
