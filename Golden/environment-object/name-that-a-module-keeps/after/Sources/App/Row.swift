// Catalogue 120: another module has an internal type named Environment, which the file can't mean.
import Library
import SwiftUI

@Observable
final class Store {
    var title = ""
}

struct Row: View {
    @Environment(Store.self) private var store

    var body: some View {
        Text(store.title + libraryName())
    }
}

struct Root: View {
    @State private var store = Store()

    var body: some View {
        Row().environment(store)
    }
}
