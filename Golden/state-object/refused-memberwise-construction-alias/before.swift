// Catalogue 82: the call names the view by an alias.
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

typealias Pass = TicketView

struct TicketScreen: View {
    var body: some View {
        Pass(ticket: Ticket())
    }
}
