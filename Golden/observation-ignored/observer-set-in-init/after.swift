// Catalogue 39: a plain property's didSet stays silent during init only if it is not tracked.
import SwiftUI

@Observable
final class Pager {
    var items: [Int] = []
    @ObservationIgnored private var page = 0 {
        didSet { items.append(page) }
    }

    init(page: Int) {
        self.page = page
    }

    func next() {
        page += 1
    }
}

struct PagerView: View {
    var pager: Pager

    var body: some View {
        Button("\(pager.items.count)") { pager.next() }
    }
}
