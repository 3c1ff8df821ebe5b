// Catalogue 38, 39: set in init as well, where the macro's setter would run the observer; and only closures in the observer set it.
import SwiftUI

final class Zoom: ObservableObject {
    @Published var isActive = false
    var factor = 1.0 {
        didSet { factor = min(factor, 4) }
    }
    var level = 1 {
        didSet { DispatchQueue.main.async { self.level = min(self.level, 4) } }
    }

    init() {
        factor = 2
    }
}

struct ZoomView: View {
    @ObservedObject var zoom: Zoom

    var body: some View {
        Text("\(zoom.factor) \(zoom.level)\(zoom.isActive ? "x" : "")")
    }
}
