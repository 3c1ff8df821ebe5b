// Catalogue 82: the file that makes the object names neither its class nor anything else of the old system.
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
