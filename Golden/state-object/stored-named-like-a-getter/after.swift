// Catalogue 85: a stored property, reached through a name, a parameter or a local, is not the getter that another type has.
import SwiftUI

@Observable
final class Ticket {
    var seat = ""

    init() {
        print("a ticket is made")
    }
}

struct Counter {
    var ticket: Int { 1 }
}

struct Wallet {
    let ticket: Ticket
}

final class Office {
    static let standard = Office()

    let wallet = Wallet(ticket: Ticket())
}

struct WalletView: View {
    @State private var ticket: Ticket

    init(wallet: Wallet?, fallback: Ticket) {
        _ticket = State(initialValue: wallet?.ticket ?? fallback)
    }

    var body: some View {
        Text(ticket.seat)
    }
}

struct OfficeView: View {
    private static let ticket = Office.standard.wallet.ticket
    @State private var shown: Ticket

    init() {
        _shown = State(initialValue: Self.ticket)
    }

    init(office: Office) {
        let wallet = office.wallet
        _shown = State(initialValue: wallet.ticket)
    }

    var body: some View {
        Text(shown.seat)
    }
}
