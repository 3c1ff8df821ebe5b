// Catalogue 38: asked for, the property that corrects itself sets the storage of the macro.
import SwiftUI

@Observable
final class Zoom {
    var isActive = false
    var factor = 1.0 {
        didSet {
            if factor > 4 {
                _factor = 4
            }
        }
    }
}

struct ZoomView: View {
    var zoom: Zoom

    var body: some View {
        Text("\(zoom.factor)\(zoom.isActive ? "x" : "")")
    }
}
