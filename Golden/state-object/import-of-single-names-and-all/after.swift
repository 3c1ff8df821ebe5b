// Catalogue 21: one import names a declaration, another the module.
import struct SwiftUI.StateObject
import SwiftUI

@Observable
final class Counter {
    var count = 1
}

struct CounterView: View {
    @State private var counter = Counter()

    var body: some View { Text("\(counter.count)") }
}
