// Catalogue 85: a parameter and a local hide the getter of the same name that another type has; reading them runs nothing.
import SwiftUI

@Observable
final class Ticket {
    var seat = ""

    init() {
        print("a ticket is made")
    }
}

struct Counter {
    var ticket: Int { 1 }
    var spare: Int { 2 }
}

struct TicketView: View {
    @State private var ticket: Ticket

    init(ticket: Ticket) {
        _ticket = State(initialValue: ticket)
    }

    var body: some View {
        Text(ticket.seat)
    }
}

struct SpareView: View {
    @State private var ticket: Ticket

    init(tickets: [Ticket]) {
        guard let spare = tickets.last else { fatalError("no ticket") }
        _ticket = .init(wrappedValue: spare)
    }

    var body: some View {
        Text(ticket.seat)
    }
}
