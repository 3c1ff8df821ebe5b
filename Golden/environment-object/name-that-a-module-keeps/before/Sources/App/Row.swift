// Catalogue 120: another module has an internal type named Environment, which the file can't mean.
import Library
import SwiftUI

final class Store: ObservableObject {
    @Published var title = ""
}

struct Row: View {
    @EnvironmentObject private var store: Store

    var body: some View {
        Text(store.title + libraryName())
    }
}

struct Root: View {
    @StateObject private var store = Store()

    var body: some View {
        Row().environmentObject(store)
    }
}
