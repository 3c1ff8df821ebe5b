// Catalogue 154: a closure that makes the object of a view which is generic over ObservableObject tells its class.
import SwiftUI

final class Store: ObservableObject {
    @Published var count = 0
}

struct Holder<Model: ObservableObject>: View {
    @StateObject private var model: Model

    init(_ make: @escaping () -> Model) {
        _model = StateObject(wrappedValue: make())
    }

    var body: some View { Text("holder") }
}

struct Screen: View {
    var body: some View {
        Holder { Store() }
    }
}

struct Detail: View {
    @StateObject private var store = Store()

    var body: some View { Text("\(store.count)") }
}
