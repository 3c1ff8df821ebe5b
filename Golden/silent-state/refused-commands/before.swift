// Catalogue 107, 212, 219: commands show what no object publishes, beside what they read of the object, and alone.
import SwiftUI

final class Store: ObservableObject {
    @Published var count = 0
    @Published var isOpen = false
}

final class Session: ObservableObject {
    @Published var name = ""
}

struct StoreCommands: Commands {
    @ObservedObject var store: Store
    @ObservedObject var session: Session

    var body: some Commands {
        CommandMenu("Store") {
            Button("\(store.count)") { session.name = "Ann" }
                .disabled(UserDefaults.standard.bool(forKey: "isLocked"))
        }
    }
}

struct StoreView: View {
    @ObservedObject var store: Store
    @ObservedObject var session: Session

    var body: some View {
        Toggle("\(session.name) \(store.count)", isOn: $store.isOpen)
    }
}
