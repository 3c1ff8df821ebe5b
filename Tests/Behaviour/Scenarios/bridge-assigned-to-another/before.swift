// Catalogue 62, 63: a pipeline that a class on no actor assigns to another property of its own.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var count = 0

    init() {
        $query.map(\.count).assign(to: &$count)
    }
}

struct Root: View {
    @StateObject private var search = Search()

    var body: some View {
        TextField("Query", text: $search.query)
        Text("\(search.count) letters")
    }
}
