// Catalogue 213: the file imports only a protocol of the module with the managed object; the ticket that it shows is a
// value.
import Domain
import SwiftUI
import protocol Storage.TicketStoring

@Observable
final class Tickets {
    private(set) var all: [Ticket] = []
    private(set) var isLoading = false
    private let storage: TicketStoring

    init(storage: TicketStoring) { self.storage = storage }

    func load() { all = [Ticket(seat: "A1")] }

    func begin() { isLoading = true }

    func move() { storage.move() }
}

struct TicketsView: View {
    var tickets: Tickets

    var body: some View {
        ForEach(tickets.all, id: \.seat) { ticket in
            Text(ticket.seat)
        }
        Button("Load") { tickets.load() }
        Button("Begin") { tickets.begin() }
        Button("Move") { tickets.move() }
        LoadingRow(tickets: tickets)
    }
}

struct LoadingRow: View {
    var tickets: Tickets

    var body: some View { Text(tickets.isLoading ? "Loading" : "Done") }
}
