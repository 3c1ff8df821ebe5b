// Catalogue 34, 46: no view reads the property behind the wrapper, so that the wrapper alone stays, ignored.
import SwiftUI

final class Search: ObservableObject {
    @Published var term = ""
    @AppStorage("recentTerms") var recentTerms = ""
    @AppStorage("limit") private var limit = 10

    func submit() {
        recentTerms = term
        limit -= 1
    }
}

struct SearchView: View {
    @StateObject private var search = Search()

    var body: some View {
        TextField("Search", text: $search.term)
        Button("Submit") { search.submit() }
    }
}
