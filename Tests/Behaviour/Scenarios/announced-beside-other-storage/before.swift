// Catalogue 46, 47: several computed properties over one store.
import SwiftUI

final class Store {
    var name = "a"
    var count = 1
}

final class Facade: ObservableObject {
    private let store = Store()

    var name: String {
        get { store.name }
        set {
            objectWillChange.send()
            store.name = newValue
        }
    }

    var count: Int {
        get { return store.count }
        set {
            objectWillChange.send()
            store.count = newValue
        }
    }
}

struct Root: View {
    @StateObject private var facade = Facade()

    var body: some View {
        TextField("Name", text: $facade.name)
        Stepper("Count", value: $facade.count)
        Text("\(facade.name) \(facade.count)")
    }
}
