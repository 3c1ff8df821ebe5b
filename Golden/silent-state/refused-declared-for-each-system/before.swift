// Catalogue 213, 225: of a view that is declared for each system, that one follows the object which shows the clock; its helper
// stands in an extension for all.
import Foundation
import SwiftUI

final class Filter: ObservableObject {
    @Published var text = ""

    func clear() { text = "" }
}

final class Search: ObservableObject {
    @Published var text = ""

    func clear() { text = "" }
}

#if os(iOS)
struct ListView: View {
    let title: String

    var body: some View { Text(title) }
}
#else
struct ListView: View {
    @ObservedObject var filter: Filter

    var body: some View { Button("\(Date().timeIntervalSince1970)") { filter.clear() } }
}
#endif

#if os(iOS)
struct SearchView: View {
    let title: String
}
#else
struct SearchView: View {
    @ObservedObject var search: Search
    let title = "Search"
}
#endif

extension SearchView {
    var body: some View { Text("\(title) \(Date().timeIntervalSince1970)") }
}

struct FilterView: View {
    @ObservedObject var filter: Filter
    @ObservedObject var search: Search

    var body: some View { Text(filter.text + search.text) }
}
