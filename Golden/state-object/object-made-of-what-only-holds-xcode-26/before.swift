// Catalogue 83, 90: a lock and a font are only values, so that objects that hold them are made and dropped unnoticed.
import SwiftUI
import UIKit
import os

final class Balances {
    private var lock = os_unfair_lock()
    private(set) var total = 0
}

extension UIFont {
    static func title(size: CGFloat) -> UIFont { UIFont.systemFont(ofSize: size, weight: .bold) }
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
