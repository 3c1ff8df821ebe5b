// Catalogue 6, 11: a generic base and a generic subclass, and a constrained extension of the base.
import SwiftUI

@Observable
class Source<Element> {
    var elements: [Element] = []
}

extension Source where Element: Comparable {
    var sorted: [Element] { elements.sorted() }
}

@Observable
final class PagedSource<Element>: Source<Element> {
    var page = 0
}

struct SourceView: View {
    @State private var source = PagedSource<Int>()

    var body: some View {
        Text("\(source.sorted.count) on \(source.page)")
    }
}
