// Catalogue 156: what an extension of ObservableObject asks of Self keeps only the class that uses its member.
import SwiftUI

extension ObservableObject where Self: Identifiable {
    var label: String { "\(id)" }
}

final class Ticket: ObservableObject, Identifiable {
    @Published var title = ""
}

@Observable
final class Guest: Identifiable {
    var name = ""
}

@Observable
final class Clock {
    var time = 0
}

struct TicketView: View {
    @ObservedObject var ticket: Ticket
    var guest: Guest
    var clock: Clock

    var body: some View {
        Text("\(ticket.label) \(ticket.title) \(guest.name) \(clock.time)")
    }
}
