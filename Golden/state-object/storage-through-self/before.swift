// Catalogue 84, 85: the storage is set through self, from a parameter and from a local.
import SwiftUI

final class Left: ObservableObject {
    @Published var value = 0
}

struct PairView: View {
    @StateObject private var first: Left
    @StateObject private var second: Left

    init(first: Left) {
        let other = Left()
        self._first = StateObject(wrappedValue: first)
        self._second = StateObject(wrappedValue: other)
    }

    var body: some View {
        Text("\(first.value) \(second.value)")
    }
}
