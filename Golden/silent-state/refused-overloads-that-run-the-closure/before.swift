// Catalogue 213: the initializer that takes one closure runs it while views update; another one keeps it for the body.
import SwiftUI

final class Tariff {
    static let shared = Tariff()
    var price = 1

    func raise() { price += 1 }
}

struct PriceLabel<Icon: View>: View {
    let text: String
    let icon: Icon

    init(@ViewBuilder icon: () -> Icon, text: () -> String) {
        self.icon = icon()
        self.text = text()
    }

    var body: some View {
        HStack {
            icon
            Text(text)
        }
    }
}

extension PriceLabel where Icon == EmptyView {
    init(text: () -> String) {
        self.init(icon: { EmptyView() }, text: text)
    }
}

struct PriceRow<Icon: View>: View {
    let icon: Icon
    let text: () -> String

    init(@ViewBuilder icon: () -> Icon, text: @escaping () -> String) {
        self.icon = icon()
        self.text = text
    }

    var body: some View {
        HStack {
            icon
            Text(text())
        }
    }
}

extension PriceRow where Icon == EmptyView {
    init(text: @escaping () -> String) {
        self.init(icon: { EmptyView() }, text: text)
    }
}

final class Booking: ObservableObject {
    @Published var failure: String?
    @Published var isValid = false

    func load() { failure = "Full" }

    func check() { isValid = true }
}

struct BookingView: View {
    @StateObject private var booking = Booking()

    var body: some View {
        VStack {
            if let failure = booking.failure {
                Text(failure)
                PriceLabel { "\(Tariff.shared.price)" }
            }
            Button("Check") { booking.check() }
            Button("Load") { booking.load() }
            Button("Raise") { Tariff.shared.raise() }
            Checked(booking: booking)
        }
    }
}

final class Trip: ObservableObject {
    @Published var failure: String?
    @Published var isValid = false

    func load() { failure = "Full" }

    func check() { isValid = true }
}

struct TripView: View {
    @StateObject private var trip = Trip()

    var body: some View {
        VStack {
            if let failure = trip.failure {
                Text(failure)
                PriceRow { "\(Tariff.shared.price)" }
            }
            Button("Check") { trip.check() }
            Button("Load") { trip.load() }
            Button("Raise") { Tariff.shared.raise() }
            CheckedTrip(trip: trip)
        }
    }
}

struct Checked: View {
    @ObservedObject var booking: Booking

    var body: some View { Text(booking.isValid ? "Valid" : "Invalid") }
}

struct CheckedTrip: View {
    @ObservedObject var trip: Trip

    var body: some View { Text(trip.isValid ? "Valid" : "Invalid") }
}
