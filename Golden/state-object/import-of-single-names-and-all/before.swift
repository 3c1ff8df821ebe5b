// Catalogue 21: one import names a declaration, another the module.
import struct SwiftUI.StateObject
import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 1
}

struct CounterView: View {
    @StateObject private var counter = Counter()

    var body: some View { Text("\(counter.count)") }
}
