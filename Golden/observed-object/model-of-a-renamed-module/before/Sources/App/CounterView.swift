// Catalogue 100, 172: another package gives the module a name of its own, by which its class is found.
import SwiftUI
import VendoredUtils

struct CounterView: View {
    @ObservedObject var counter: VendoredUtils.Counter
    @StateObject private var other = Counter()

    var body: some View {
        Text("\(counter.count) \(other.count)")
    }
}
