// Catalogue 83, 90: one object notes that it was made beside the lock that it holds; the function for the font notes
// that it ran.
import SwiftUI
import UIKit
import os

final class Balances {
    private var lock = os_unfair_lock()
    private(set) var total = 0

    init() { UserDefaults.standard.set(true, forKey: "hasBalances") }
}

extension UIFont {
    static func title(size: CGFloat) -> UIFont {
        UserDefaults.standard.set(size, forKey: "titleSize")
        return UIFont.systemFont(ofSize: size, weight: .bold)
    }
}

final class Wallet: ObservableObject {
    @Published var count = 0
    private let balances = Balances()
}

final class Poster: ObservableObject {
    @Published var font = UIFont.title(size: 12)
}

struct WalletView: View {
    @StateObject private var wallet = Wallet()
    @StateObject private var poster = Poster()

    var body: some View { Text("\(wallet.count) \(poster.font.pointSize)") }
}
