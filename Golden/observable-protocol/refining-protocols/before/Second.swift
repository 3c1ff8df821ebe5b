// Catalogue 151: the second conformer, through a protocol that refines the first one, in an extension.
import SwiftUI

protocol HistoryModel: SearchModel {}

final class PersonSearch {
    @Published var query = ""
}

extension PersonSearch: HistoryModel {}

struct PersonView: View {
    @StateObject private var search = PersonSearch()

    var body: some View {
        TextField("Person", text: $search.query)
    }
}
