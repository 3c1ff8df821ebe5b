// Catalogue 102: with an initializer of its own the view needs no constant.
import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()
    @Published var count = 0
}

private protocol Storing {
    var store: Store { get set }
}

struct StoreView: View, Storing {
    @ObservedObject fileprivate var store = Store.shared

    init() {}

    var body: some View {
        Text("\(store.count)")
    }
}
