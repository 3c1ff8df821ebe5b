// Catalogue 39: a plain property's didSet stays silent during init only if it is not tracked.
import SwiftUI

final class Pager: ObservableObject {
    @Published var items: [Int] = []
    private var page = 0 {
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
    @ObservedObject var pager: Pager

    var body: some View {
        Button("\(pager.items.count)") { pager.next() }
    }
}
