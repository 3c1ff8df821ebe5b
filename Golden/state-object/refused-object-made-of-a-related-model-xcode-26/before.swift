// Catalogue 83, 90: an object of SwiftData that is made with a relation to another one joins the store of that one.
import SwiftData
import SwiftUI

@Model
final class Vault {
    var name = ""
    init(name: String) { self.name = name }
}

@Model
final class Coin {
    var value = 0
    var vault: Vault?

    init(value: Int, vault: Vault) {
        self.value = value
        self.vault = vault
    }
}

final class Joining: ObservableObject {
    @Published var count = 0
    let coin: Coin

    init(vault: Vault) {
        coin = Coin(value: 1, vault: vault)
    }
}

struct JoiningView: View {
    @StateObject private var joining: Joining

    init(vault: Vault) {
        _joining = StateObject(wrappedValue: Joining(vault: vault))
    }

    var body: some View { Text("\(joining.count)") }
}
