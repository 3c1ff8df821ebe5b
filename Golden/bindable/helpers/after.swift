// Catalogue 122: outside body the binding is made inline, in properties and in functions.
import SwiftUI

@Observable
final class Order {
    var address = ""
    var isGift = false
}

struct OrderView: View {
    @Environment(Order.self) private var order

    var body: some View {
        VStack {
            addressField
            giftToggle(title: "Gift")
        }
    }

    private var addressField: some View {
        TextField("Address", text: Bindable(order).address)
    }

    private func giftToggle(title: String) -> some View {
        Toggle(title, isOn: Bindable(self.order).isGift)
    }

    private var giftBinding: Binding<Bool> { Bindable(order).isGift }
}

struct OrderApp: App {
    @State private var order = Order()

    var body: some Scene {
        WindowGroup {
            OrderView().environment(order)
        }
    }
}
