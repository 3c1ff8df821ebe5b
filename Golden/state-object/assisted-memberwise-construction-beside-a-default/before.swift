// Catalogue 82: a call passes an object for a property that has a default value too.
import SwiftUI

final class ListModel: ObservableObject {
    @Published var names: [String] = []
    @Published var searchText = ""

    init() {
        UserDefaults.standard.set(true, forKey: "made")
    }
}

final class SearchModel: ObservableObject {
    @Published var searchText = ""
}

struct ListView: View {
    @StateObject var model = ListModel()

    var body: some View {
        List(model.names, id: \.self) { Text($0) }
            .searchable(text: $model.searchText)
    }
}

struct SearchView: View {
    @StateObject var model = SearchModel()

    var body: some View {
        TextField("Search", text: $model.searchText)
    }
}

struct HomeView: View {
    @State private var count = 0

    var body: some View {
        NavigationStack {
            Button("\(count)") { count += 1 }
            NavigationLink("List", destination: ListView(model: ListModel()))
            NavigationLink("Search", destination: SearchView(model: SearchModel()))
        }
    }
}
