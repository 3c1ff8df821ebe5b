// Catalogue 160, 163: members that leave the actor stay; the nonisolated init sets nothing that is tracked.
import SwiftUI

@MainActor
@Observable
final class Ticket {
    nonisolated let number: Int
    var isUsed = false

    nonisolated init(number: Int) {
        self.number = number
    }

    nonisolated var label: String { "No. \(number)" }
}

struct TicketView: View {
    @Bindable var ticket: Ticket

    var body: some View {
        Toggle(ticket.label, isOn: $ticket.isUsed)
    }
}
