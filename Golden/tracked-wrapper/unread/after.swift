// Catalogue 34, 46: no view reads the property behind the wrapper, so that the wrapper alone stays, ignored.
import SwiftUI

@Observable
final class Search {
    var term = ""
    @ObservationIgnored @AppStorage("recentTerms") var recentTerms = ""
    @ObservationIgnored @AppStorage("limit") private var limit = 10

    func submit() {
        recentTerms = term
        limit -= 1
    }
}

struct SearchView: View {
    @State private var search = Search()

    var body: some View {
        TextField("Search", text: $search.term)
        Button("Submit") { search.submit() }
    }
}
