// Catalogue 82: the argument that makes something goes to another initializer and to a function, not to the view's.
import SwiftUI

final class Ticket: ObservableObject {
    @Published var seat = ""

    init() {
        print("a ticket is made")
    }
}

struct TicketView: View {
    @StateObject var ticket: Ticket

    var body: some View {
        Text(ticket.seat)
    }
}

struct Stub {
    let ticket: Ticket
}

func show(ticket: Ticket) {
    print(ticket.seat)
}

final class Host {
    let view: TicketView
    let stub = Stub(ticket: Ticket())

    init(ticket: Ticket) {
        view = TicketView(ticket: ticket)
        show(ticket: Ticket())
    }
}
