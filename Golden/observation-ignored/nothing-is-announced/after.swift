// Catalogue 35: a class that announces nothing
import SwiftUI

final class Renderer {
    let name = ""
    lazy var layer = Layer()
    var scale = 1 {
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
