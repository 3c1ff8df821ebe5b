// Catalogue 151: the second conformer, through a protocol that refines the first one, in an extension.
import SwiftUI

protocol HistoryModel: SearchModel {}

@Observable
final class PersonSearch {
    var query = ""
}

extension PersonSearch: HistoryModel {}

struct PersonView: View {
    @State private var search = PersonSearch()

    var body: some View {
        TextField("Person", text: $search.query)
    }
}
