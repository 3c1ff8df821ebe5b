// Catalogue 204: what is private to a superclass hides nothing and is not overridden.
import SwiftUI

class Account {
    private var _owner = "nobody"
    var fallback: String { _owner }
}

final class Savings: Account, ObservableObject {
    @Published var owner = ""
}

struct SavingsView: View {
    @ObservedObject var savings: Savings

    var body: some View {
        Text(savings.owner + savings.fallback)
    }
}
