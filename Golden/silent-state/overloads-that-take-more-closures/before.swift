// Catalogue 213: the call with one closure is that of the initializer that takes one, which runs it when tapped; the
// other initializer, which makes content of a closure, takes two.
import SwiftUI

struct IconButton<Icon: View>: View {
    let title: String
    let icon: Icon
    let action: () -> Void

    init(title: String, @ViewBuilder icon: () -> Icon, action: @escaping () -> Void) {
        self.title = title
        self.icon = icon()
        self.action = action
    }

    var body: some View {
        Button {
            action()
        } label: {
            HStack {
                icon
                Text(title)
            }
        }
    }
}

extension IconButton where Icon == EmptyView {
    init(title: String, action: @escaping () -> Void) {
        self.init(title: title, icon: { EmptyView() }, action: action)
    }
}

final class Booking: ObservableObject {
    @Published var failure: String?
    @Published var isValid = false

    func load() {
        Task { @MainActor in failure = "Full" }
    }

    func check() { isValid = true }
}

struct BookingView: View {
    @StateObject private var booking = Booking()

    var body: some View {
        VStack {
            if let failure = booking.failure {
                Text(failure)
                IconButton(title: "Retry") { booking.load() }
            }
            Button("Check") { booking.check() }
            Checked(booking: booking)
        }
    }
}

struct Checked: View {
    @ObservedObject var booking: Booking

    var body: some View { Text(booking.isValid ? "Valid" : "Invalid") }
}
