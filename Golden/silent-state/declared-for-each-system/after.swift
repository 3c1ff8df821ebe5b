// Catalogue 213, 225: of a view that is declared for each system, one shows the clock, and the other one follows the object.
import Foundation
import SwiftUI

@Observable
final class Filter {
    var text = ""

    func clear() { text = "" }
}

#if os(iOS)
struct ListView: View {
    let title: String

    var body: some View { Text("\(title) \(Date().timeIntervalSince1970)") }
}
#else
struct ListView: View {
    var filter: Filter

    var body: some View { Button("Clear") { filter.clear() } }
}
#endif

struct FilterView: View {
    var filter: Filter

    var body: some View { Text(filter.text) }
}
