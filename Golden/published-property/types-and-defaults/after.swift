// Catalogue 30: optional, implicitly unwrapped, without a default, closure and tuple types.
import SwiftUI

@Observable
final class Booking {
    var date: Date?
    var room: String!
    var guests: Int
    var range: (first: Int, last: Int) = (0, 1)
    var onConfirm: (() -> Void)? = nil
    var extras: [String: [Int]] = [:]

    init(guests: Int) {
        self.guests = guests
    }
}

struct BookingView: View {
    var booking: Booking

    var body: some View {
        Text("\(booking.guests) \(booking.room ?? "") \(booking.range.first) \(booking.extras.count)")
        Button("Confirm") { booking.onConfirm?() }
    }
}
