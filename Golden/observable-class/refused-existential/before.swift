// Catalogue 156: the object is kept in an array of any ObservableObject.
import SwiftUI

final class Wallet: ObservableObject {
    static let shared = Wallet()
    @Published var balance = 0
}

enum Registry {
    static let objects: [any ObservableObject] = [Wallet.shared]
}

struct WalletView: View {
    @ObservedObject private var wallet = Wallet.shared

    var body: some View {
        Text("\(wallet.balance) of \(Registry.objects.count)")
    }
}
