// Catalogue 150: a function of the protocol is handed to a button, which runs it once it is tapped.
import SwiftUI

protocol Actions: AnyObject, Observable {
    func restore()
}

@Observable
final class Store: Actions {
    var count = 0

    func restore() { count += 1 }
}

struct CountView: View {
    var store: Store

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
