// Catalogue 83: a local with a getter makes the object.
import SwiftUI

final class Ticket: ObservableObject {
    @Published var seat = ""

    init() {
        print("a ticket is made")
    }
}

struct TicketView: View {
    @StateObject private var ticket: Ticket

    init() {
        var fresh: Ticket { Ticket() }
        _ticket = StateObject(wrappedValue: fresh)
    }

    var body: some View {
        Text(ticket.seat)
    }
}
