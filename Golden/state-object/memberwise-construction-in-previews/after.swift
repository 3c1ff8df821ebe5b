// Catalogue 82: only previews make an object in the call, and what that does is nothing of the app's.
import SwiftUI

@Observable
final class Ticket {
    var seat = ""

    init() {
        print("a ticket is made")
    }
}

struct TicketView: View {
    @State var ticket: Ticket

    var body: some View {
        Text(ticket.seat)
    }
}

struct TicketScreen: View {
    let ticket: Ticket

    var body: some View {
        TicketView(ticket: ticket)
    }
}

struct TicketPreviews: PreviewProvider {
    static var previews: some View {
        TicketView(ticket: .init())
    }
}

#Preview("Fresh") {
    TicketView(ticket: Ticket())
}
