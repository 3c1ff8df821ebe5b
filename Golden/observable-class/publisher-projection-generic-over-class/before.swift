// Catalogue 61, 73: a publisher of a value whose type is a generic parameter bounded by the class
import SwiftUI

final class Store: ObservableObject {
    @Published var name = ""
}

struct Reader: View {
    @ObservedObject var store: Store

    var body: some View {
        watch(store)
    }

    func watch<Model: Store>(_ model: Model) -> some View {
        Text(model.name).onReceive(model.$name) { _ in }
    }
}
