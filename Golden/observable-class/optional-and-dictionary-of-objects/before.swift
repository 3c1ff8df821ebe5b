// Catalogue 70: objects behind an optional and in a dictionary are followed through the property.
import SwiftUI

final class Seat: ObservableObject {
    @Published var guest = ""
}

final class Table: ObservableObject {
    @Published var host: Seat?
    @Published var seats: [Int: Seat] = [:]
}

struct SeatView: View {
    @ObservedObject var seat: Seat

    var body: some View {
        Text(seat.guest)
    }
}

struct TableView: View {
    @StateObject private var table = Table()

    var body: some View {
        if let host = table.host { SeatView(seat: host) }
        Text(table.seats[1]?.guest ?? "")
    }
}
