// Catalogue 100, 172: another package gives the module a name of its own, by which its class is found.
import SwiftUI
import VendoredUtils

struct CounterView: View {
    var counter: VendoredUtils.Counter
    @State private var other = Counter()

    var body: some View {
        Text("\(counter.count) \(other.count)")
    }
}
