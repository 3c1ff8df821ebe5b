// Catalogue 38: asked for, the property that corrects itself is ignored.
import SwiftUI

@Observable
final class Zoom {
    var isActive = false
    @ObservationIgnored var factor = 1.0 {
        didSet {
            if factor > 4 {
                factor = 4
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
