// Catalogue 83, 90: an object of SwiftData that is made of values alone is in no store.
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
    var mint = ""

    init(value: Int, mint: String) {
        self.value = value
        self.mint = mint
    }
}

@Observable
final class Joining {
    var count = 0
    let coin: Coin

    init(vault: Vault) {
        coin = Coin(value: 1, mint: vault.name)
    }
}

struct JoiningView: View {
    @State private var joining: Joining

    init(vault: Vault) {
        _joining = State(initialValue: Joining(vault: vault))
    }

    var body: some View { Text("\(joining.count)") }
}
