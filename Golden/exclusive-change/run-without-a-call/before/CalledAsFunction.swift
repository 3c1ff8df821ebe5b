// Catalogue 201, 202: Swift runs code without a call that names it; it reads the property that changes.
import SwiftUI

final class CalledAsFunctionList: ObservableObject {
    @Published var calls: [Int] = []

    func callAsFunction(_ number: Int) -> Bool { calls.count > number }

    func prune() {
        calls.removeAll { self($0) }
    }
}

struct CalledAsFunctionView: View {
    @ObservedObject var list: CalledAsFunctionList

    var body: some View {
        Button("\(list.calls.count)") { list.prune() }
    }
}
