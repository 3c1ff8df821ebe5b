// Catalogue 60: a parameter has the name of the storage.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query: String
    @Published var other = 0
    var queryPublisher: Published<String>.Publisher { $query }

    init(queryStorage: String) {
        query = queryStorage
    }
}

struct SearchView: View {
    @ObservedObject var model: Search
    var body: some View { Text("\(model.query) \(model.other)") }
}
