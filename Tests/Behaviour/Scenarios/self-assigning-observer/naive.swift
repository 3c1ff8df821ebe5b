// Different: the observer of the macro's property sets it anew and runs again.
import SwiftUI

@Observable
final class Zoom {
    var isActive = false
    var factor = 1 {
        didSet {
            if factor > 2 {
                factor = factor - 2
            }
        }
    }

    func grow() {
        factor += 3
        isActive.toggle()
    }
}

struct Root: View {
    @State private var zoom = Zoom()

    var body: some View {
        Button("Grow") { zoom.grow() }
        Text("\(zoom.factor)\(zoom.isActive ? "x" : "")")
    }
}
