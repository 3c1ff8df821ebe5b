// Catalogue 84, 85: the storage is set through self, from a parameter and from a local.
import SwiftUI

@Observable
final class Left {
    var value = 0
}

struct PairView: View {
    @State private var first: Left
    @State private var second: Left

    init(first: Left) {
        let other = Left()
        self._first = State(initialValue: first)
        self._second = State(initialValue: other)
    }

    var body: some View {
        Text("\(first.value) \(second.value)")
    }
}
