// Catalogue 38: a plain property that corrects itself.
import SwiftUI

final class Zoom: ObservableObject {
    @Published var isActive = false
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
    @StateObject private var zoom = Zoom()

    var body: some View {
        Button("Grow") { zoom.grow() }
        Text("\(zoom.factor)\(zoom.isActive ? "x" : "")")
    }
}
