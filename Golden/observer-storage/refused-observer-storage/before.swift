// Catalogue 38: not asked for, a class with an observer that sets its own property stays.
import SwiftUI

final class Zoom: ObservableObject {
    var factor = 1.0 {
        didSet { factor = min(factor, 4) }
    }
    @Published var isActive = false
}

struct ZoomView: View {
    @ObservedObject var zoom: Zoom

    var body: some View {
        Text("\(zoom.factor)\(zoom.isActive ? "x" : "")")
    }
}
