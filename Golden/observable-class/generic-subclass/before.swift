// Catalogue 6, 11: a generic base and a generic subclass, and a constrained extension of the base.
import SwiftUI

class Source<Element>: ObservableObject {
    @Published var elements: [Element] = []
}

extension Source where Element: Comparable {
    var sorted: [Element] { elements.sorted() }
}

final class PagedSource<Element>: Source<Element> {
    @Published var page = 0
}

struct SourceView: View {
    @StateObject private var source = PagedSource<Int>()

    var body: some View {
        Text("\(source.sorted.count) on \(source.page)")
    }
}
