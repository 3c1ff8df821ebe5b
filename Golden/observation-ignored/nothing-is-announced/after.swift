// Catalogue 35: a class that announces nothing
import SwiftUI

@Observable
final class Renderer {
    let name = ""
    @ObservationIgnored lazy var layer = Layer()
    @ObservationIgnored var scale = 1 {
        didSet {
            scale = max(1, scale)
        }
    }

    func reset() {
        layer = Layer()
    }
}

final class Layer {}

struct RendererView: View {
    @State private var renderer = Renderer()

    var body: some View {
        Button("\(renderer.name) \(renderer.scale)") {
            renderer.reset()
            print(renderer.layer)
        }
    }
}
