// Catalogue 38: asked for, the property that corrects itself sets the storage of the macro.
import SwiftUI

final class Zoom: ObservableObject {
    @Published var isActive = false
    var factor = 1.0 {
        didSet {
            if factor > 4 {
                factor = 4
            }
        }
    }
}

struct ZoomView: View {
    @ObservedObject var zoom: Zoom

    var body: some View {
        Text("\(zoom.factor)\(zoom.isActive ? "x" : "")")
    }
}
