// Catalogue 38: a plain property that corrects itself in didSet would recurse if it were tracked; no view reads it.
import SwiftUI

@Observable
final class Zoomer {
    var label = ""
    @ObservationIgnored private var factor = 1.0 {
        didSet {
            if factor > 4 {
                factor = 4
            }
        }
    }

    func zoomIn() {
        factor *= 2
        label = "\(factor)x"
    }
}

struct ZoomerView: View {
    @State private var zoomer = Zoomer()

    var body: some View {
        Button(zoomer.label) { zoomer.zoomIn() }
    }
}
