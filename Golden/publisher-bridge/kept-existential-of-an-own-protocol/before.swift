// Catalogue 60, 61: a parameter takes what conforms to a protocol of the project, which a subject does not.
import Combine
import SwiftUI

protocol Named {
    var name: String { get }
}

extension Published.Publisher: Named {
    var name: String { "published" }
}

final class Search: ObservableObject {
    @Published var query = ""
}

final class Watcher {
    func follow(_ search: Search) {
        watch(search.$query)
    }

    private func watch(_ values: any Named) {
        print(values.name)
    }
}

struct SearchView: View {
    @ObservedObject var search: Search

    var body: some View {
        TextField("Query", text: $search.query)
    }
}
