// Catalogue 6: what the project calls so is asked before what a library does.
import SwiftUI

typealias Injected = EnvironmentObject

final class Model: ObservableObject {
    @Published var count = 0
}

final class Store: ObservableObject {
    @Published var count = 0
}

extension View {
    typealias Dependency = ObservedObject
}

struct Counter: View {
    @Injected var model: Model
    @Dependency var store: Store

    var body: some View {
        Text("\(model.count) \(store.count)")
    }
}

struct Root: View {
    @StateObject private var model = Model()
    @StateObject private var store = Store()

    var body: some View {
        Counter(store: store).environmentObject(model)
    }
}
