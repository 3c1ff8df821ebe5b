// Catalogue 207: the project makes publishers `Sendable`, which a loop that waits for values may ask for.
import Combine
import SwiftUI

final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var hits: [String] = []
    private var bag = Set<AnyCancellable>()

    func follow() async {
        for await query in $query.values { hits = [query] }
    }
}

struct SearchView: View {
    @StateObject private var model = SearchModel()

    var body: some View {
        TextField("Search", text: $model.query)
        ForEach(model.hits, id: \.self) { Text($0) }
    }
}
