// Catalogue 82: `.init(…)` is the view's initializer too, and a view that previews use as well makes the object.
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

struct TicketScreen: View {
    var body: some View {
        let view: TicketView = .init(ticket: Ticket())
        view
    }
}

#Preview {
    TicketScreen()
}
