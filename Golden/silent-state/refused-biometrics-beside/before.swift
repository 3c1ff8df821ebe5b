// Catalogue 213: whether the system can check a finger, and how large its texts are, changes without telling anybody.
import LocalAuthentication
import SwiftUI
import UIKit

final class Vault: ObservableObject {
    @Published private(set) var entries: [String] = []
    @Published var isLoading = false

    func save(_ entry: String) { entries.append(entry) }

    func stop() { isLoading = false }

    func canCheckFinger() -> Bool {
        LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil)
    }
}

struct VaultView: View {
    @ObservedObject var vault: Vault

    var body: some View {
        Image(systemName: vault.canCheckFinger() ? "touchid" : "lock")
        Text("\(vault.entries.count)")
        LoadingView(vault: vault)
    }
}

struct FontView: View {
    @ObservedObject var vault: Vault

    var body: some View {
        Text("\(vault.entries.count)")
            .font(Font(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 28)) as CTFont))
    }
}

struct LoadingView: View {
    @ObservedObject var vault: Vault

    var body: some View { Text(vault.isLoading ? "Loading" : "") }
}
