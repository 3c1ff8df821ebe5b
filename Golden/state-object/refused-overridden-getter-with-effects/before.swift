// Catalogue 83: the property is stored, but a subclass makes an object in its place.
import SwiftUI

final class Ticket: ObservableObject {
    @Published var seat = ""

    init() {
        print("a ticket is made")
    }
}

class Office {
    var ticket = Ticket()
}

final class BusyOffice: Office {
    override var ticket: Ticket {
        get { Ticket() }
        set { print(newValue.seat) }
    }
}

struct TicketView: View {
    @StateObject private var ticket: Ticket

    init(office: Office) {
        _ticket = StateObject(wrappedValue: office.ticket)
    }

    var body: some View {
        Text(ticket.seat)
    }
}
