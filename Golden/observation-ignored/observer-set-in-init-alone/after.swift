// Catalogue 39: asked for, the property whose observer would run in init is ignored.
import SwiftUI

@Observable
final class Pager {
    var items: [Int] = []
    @ObservationIgnored var page = 0 {
        didSet { items.append(page) }
    }

    init(page: Int) {
        self.page = page
    }
}

struct PagerView: View {
    var pager: Pager

    var body: some View {
        Text("\(pager.page) of \(pager.items.count)")
    }
}
