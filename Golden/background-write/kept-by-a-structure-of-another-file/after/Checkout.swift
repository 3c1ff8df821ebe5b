// Catalogue 72, 223: a structure of another file keeps a closure and calls it in a task on the main actor.
import SwiftUI

@Observable
final class Checkout {
    var isPaying = false

    func pay() {
        isPaying = true
        let payment = Payment { self.isPaying = false }
        payment.start()
    }
}

struct CheckoutView: View {
    @State private var checkout = Checkout()

    var body: some View {
        Button("Pay") { checkout.pay() }
            .disabled(checkout.isPaying)
    }
}
