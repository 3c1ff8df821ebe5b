// Catalogue 150: a function of the protocol is handed to a button, which runs it once it is tapped.
import SwiftUI

protocol Actions: ObservableObject {
    func restore()
}

final class Store: Actions {
    @Published var count = 0

    func restore() { count += 1 }
}

struct CountView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text("\(store.count)")
        RestoreView(actions: store)
    }
}

struct RestoreView: View {
    let actions: any Actions

    var body: some View {
        Button("Restore", action: actions.restore)
    }
}
