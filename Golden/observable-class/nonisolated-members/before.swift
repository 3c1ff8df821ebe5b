// Catalogue 160, 163: members that leave the actor stay; the nonisolated init sets nothing that is tracked.
import SwiftUI

@MainActor
final class Ticket: ObservableObject {
    nonisolated let number: Int
    @Published var isUsed = false

    nonisolated init(number: Int) {
        self.number = number
    }

    nonisolated var label: String { "No. \(number)" }
}

struct TicketView: View {
    @ObservedObject var ticket: Ticket

    var body: some View {
        Toggle(ticket.label, isOn: $ticket.isUsed)
    }
}
