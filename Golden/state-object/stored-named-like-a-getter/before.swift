// Catalogue 85: a stored property, reached through a name, a parameter or a local, is not the getter that another type has.
import SwiftUI

final class Ticket: ObservableObject {
    @Published var seat = ""

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
    @StateObject private var ticket: Ticket

    init(wallet: Wallet?, fallback: Ticket) {
        _ticket = StateObject(wrappedValue: wallet?.ticket ?? fallback)
    }

    var body: some View {
        Text(ticket.seat)
    }
}

struct OfficeView: View {
    private static let ticket = Office.standard.wallet.ticket
    @StateObject private var shown: Ticket

    init() {
        _shown = StateObject(wrappedValue: Self.ticket)
    }

    init(office: Office) {
        let wallet = office.wallet
        _shown = StateObject(wrappedValue: wallet.ticket)
    }

    var body: some View {
        Text(shown.seat)
    }
}
