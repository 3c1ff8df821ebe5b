// Catalogue 30, 80: comments beside an edit that name what the edit takes away; those about something else are left alone.
import SwiftUI

// MARK: - ObservableObject

/// An `ObservableObject` that is handed to all views as environmentObject.
@Observable
final class Cart {
    // MARK: @Published properties

    var items: [String] = [] // @Published so that the list follows
    // Published once a day, by ObservableObjectPublisher's cousin.
    var total = 0

    // An @Published of another property, and a blank line below.

    var name = ""

    // MARK: - Published Properties

    /// Published every day.
    var issue = 0

    // The StateObject of the screen is not here.
    let id = 0
}

struct CartView: View {
    /// Owned: a @StateObject.
    @State private var cart = Cart() // not an ObservedObject
    /* injected by .environmentObject */
    var other: Cart

    var body: some View {
        // Through environmentObject, as all views.
        Text(cart.name + other.name)
        Text(cart.items.joined() + "\(cart.total)")
            // environmentObject for the rows
            .environment(cart)
    }
}
