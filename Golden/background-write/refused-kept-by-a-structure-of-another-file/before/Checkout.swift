// Catalogue 72, 223: a structure of another file keeps a closure and calls it in a task on no actor.
import SwiftUI

final class Checkout: ObservableObject {
    @Published var isPaying = false

    func pay() {
        isPaying = true
        let payment = Payment { self.isPaying = false }
        payment.start()
    }
}

struct CheckoutView: View {
    @StateObject private var checkout = Checkout()

    var body: some View {
        Button("Pay") { checkout.pay() }
            .disabled(checkout.isPaying)
    }
}
