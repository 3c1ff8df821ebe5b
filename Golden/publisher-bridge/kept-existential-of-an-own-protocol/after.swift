// Catalogue 60, 61: a parameter takes what conforms to a protocol of the project, which a subject does not.
import Combine
import SwiftUI

protocol Named {
    var name: String { get }
}

extension Published.Publisher: Named {
    var name: String { "published" }
}

@Observable
final class Search {
    var query: String {
        get { access(keyPath: \.query); return queryStorage }
        set { withMutation(keyPath: \.query) { queryStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var queryStorage = ""
}

final class Watcher {
    func follow(_ search: Search) {
        watch(search.$queryStorage)
    }

    private func watch(_ values: any Named) {
        print(values.name)
    }
}

struct SearchView: View {
    @Bindable var search: Search

    var body: some View {
        TextField("Query", text: $search.query)
    }
}
