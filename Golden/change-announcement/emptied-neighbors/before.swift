// Catalogue 69: functions and sets that go stand next to each other.
import Combine
import SwiftUI

final class A: ObservableObject {
    @Published var x = 0
}

final class P: ObservableObject {
    private var first = Set<AnyCancellable>()

    private var second = Set<AnyCancellable>()

    @Published var t = 0
    let a = A()

    init() {
        t = 1
        forwardA()
        forwardB()
    }

    private func forwardA() {
        a.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &first)
    }

    private func forwardB() {
        a.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &second)
    }
}

struct R: View {
    @StateObject var p = P()
    var body: some View { Text("\(p.t) \(p.a.x)") }
}
