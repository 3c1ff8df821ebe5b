// Catalogue 50: a property that can't be copied can't be tracked.
import SwiftUI

struct Ticket: ~Copyable {
    let number: Int

    func punch() -> Int { number }
}

@Observable
final class Gate {
    var passed = 0
    @ObservationIgnored private var ticket = Ticket(number: 1)

    func pass() {
        passed += ticket.punch()
    }
}

struct GateView: View {
    @State private var gate = Gate()

    var body: some View {
        Button("\(gate.passed)") { gate.pass() }
    }
}
