import SwiftUI

struct TicketScreen: View {
    var body: some View {
        TicketView(ticket: .init())
    }
}
