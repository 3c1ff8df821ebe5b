// Catalogue 30: optional, implicitly unwrapped, without a default, closure and tuple types.
import SwiftUI

final class Booking: ObservableObject {
    @Published var date: Date?
    @Published var room: String!
    @Published var guests: Int
    @Published var range: (first: Int, last: Int) = (0, 1)
    @Published var onConfirm: (() -> Void)? = nil
    @Published var extras: [String: [Int]] = [:]

    init(guests: Int) {
        self.guests = guests
    }
}

struct BookingView: View {
    @ObservedObject var booking: Booking

    var body: some View {
        Text("\(booking.guests) \(booking.room ?? "") \(booking.range.first) \(booking.extras.count)")
        Button("Confirm") { booking.onConfirm?() }
    }
}
