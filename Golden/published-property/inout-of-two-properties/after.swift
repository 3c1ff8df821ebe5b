// Catalogue 56: two properties in one call exclude nobody.
import SwiftUI

@Observable
final class Scales {
    var left = 1
    var right = 2

    func turn() {
        swap(&left, &right)
    }
}

struct ScalesView: View {
    @State private var scales = Scales()

    var body: some View {
        Button("\(scales.left) \(scales.right)") { scales.turn() }
    }
}
