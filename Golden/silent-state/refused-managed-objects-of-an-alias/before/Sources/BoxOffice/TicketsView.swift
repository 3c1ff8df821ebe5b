// Catalogue 213: the file imports only a protocol of the module with the managed object; an alias names it, and the
// view shows it.
import Domain
import SwiftUI
import protocol Storage.TicketStoring

final class Tickets: ObservableObject {
    @Published private(set) var all: [StoredTicket] = []
    @Published private(set) var isLoading = false
    private let storage: TicketStoring

    init(storage: TicketStoring) { self.storage = storage }

    func load(_ tickets: [StoredTicket]) { all = tickets }

    func begin() { isLoading = true }

    func move() { storage.move() }
}

struct TicketsView: View {
    @ObservedObject var tickets: Tickets

    var body: some View {
        ForEach(tickets.all, id: \.seat) { ticket in
            Text(ticket.seat)
        }
        Button("Reload") { tickets.load(tickets.all) }
        Button("Begin") { tickets.begin() }
        Button("Move") { tickets.move() }
        LoadingRow(tickets: tickets)
    }
}

struct LoadingRow: View {
    @ObservedObject var tickets: Tickets

    var body: some View { Text(tickets.isLoading ? "Loading" : "Done") }
}
