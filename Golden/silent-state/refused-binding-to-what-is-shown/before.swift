// Catalogue 213: a binding to an object sets what is shown, and nothing tells the other view.
import SwiftUI

final class Ticket {
    var subject = ""
}

final class Board: ObservableObject {
    @Published var filter = 0
    @Published var count = 0

    var ticket = Ticket()

    func set(_ filter: Int) { self.filter = filter }
}

struct BoardView: View {
    @ObservedObject var board: Board

    var body: some View {
        VStack {
            Text("\(board.count)")
            Text(board.ticket.subject)
            TicketField(ticket: $board.ticket)
            FilterView(board: board)
        }
    }
}

struct TicketField: View {
    @Binding var ticket: Ticket

    var body: some View { TextField("Subject", text: $ticket.subject) }
}

struct FilterView: View {
    @ObservedObject var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}
