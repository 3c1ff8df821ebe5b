// Catalogue 201, 202: Swift runs code without a call that names it; it reads the property that changes.
import SwiftUI

@Observable
final class CalledAsFunctionList {
    var calls: [Int] = []

    func callAsFunction(_ number: Int) -> Bool { calls.count > number }

    func prune() {
        var newCalls = calls
        newCalls.removeAll { self($0) }
        calls = newCalls
    }
}

struct CalledAsFunctionView: View {
    var list: CalledAsFunctionList

    var body: some View {
        Button("\(list.calls.count)") { list.prune() }
    }
}
