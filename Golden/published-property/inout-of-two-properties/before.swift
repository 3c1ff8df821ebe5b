// Catalogue 56: two properties in one call exclude nobody.
import SwiftUI

final class Scales: ObservableObject {
    @Published var left = 1
    @Published var right = 2

    func turn() {
        swap(&left, &right)
    }
}

struct ScalesView: View {
    @StateObject private var scales = Scales()

    var body: some View {
        Button("\(scales.left) \(scales.right)") { scales.turn() }
    }
}
