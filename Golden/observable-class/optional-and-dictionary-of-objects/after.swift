// Catalogue 70: objects behind an optional and in a dictionary are followed through the property.
import SwiftUI

@Observable
final class Seat {
    var guest = ""
}

@Observable
final class Table {
    var host: Seat?
    var seats: [Int: Seat] = [:]
}

struct SeatView: View {
    var seat: Seat

    var body: some View {
        Text(seat.guest)
    }
}

struct TableView: View {
    @State private var table = Table()

    var body: some View {
        if let host = table.host { SeatView(seat: host) }
        Text(table.seats[1]?.guest ?? "")
    }
}
