// Catalogue 122: outside body the binding is made inline, in properties and in functions.
import SwiftUI

final class Order: ObservableObject {
    @Published var address = ""
    @Published var isGift = false
}

struct OrderView: View {
    @EnvironmentObject private var order: Order

    var body: some View {
        VStack {
            addressField
            giftToggle(title: "Gift")
        }
    }

    private var addressField: some View {
        TextField("Address", text: $order.address)
    }

    private func giftToggle(title: String) -> some View {
        Toggle(title, isOn: self.$order.isGift)
    }

    private var giftBinding: Binding<Bool> { $order.isGift }
}

struct OrderApp: App {
    @StateObject private var order = Order()

    var body: some Scene {
        WindowGroup {
            OrderView().environmentObject(order)
        }
    }
}
