import SwiftUI

/// 🛒 The person who shops, “naïve” or not.
final class Account: ObservableObject {
    /* 👩‍👩‍👧 é */ @Published var name = "Zoë 🧺"
    @Published var orders: [String] = []
    @Published var isSignedIn = false

    func signOut() { isSignedIn = false }
}
