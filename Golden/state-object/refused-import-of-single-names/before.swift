// Catalogue 21: the file sees some names of SwiftUI only, and the new wrapper's is not among them.
import class Combine.AnyCancellable
import protocol Combine.ObservableObject
import struct Combine.Published
import struct SwiftUI.StateObject
import struct SwiftUI.Text
import protocol SwiftUI.View

final class Counter: ObservableObject {
    @Published var count = 1
}

struct CounterView: View {
    @StateObject private var counter = Counter()

    var body: some View { Text("\(counter.count)") }
}
