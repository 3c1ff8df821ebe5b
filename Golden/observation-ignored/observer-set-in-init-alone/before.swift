// Catalogue 39: asked for, the property whose observer would run in init is ignored.
import SwiftUI

final class Pager: ObservableObject {
    @Published var items: [Int] = []
    var page = 0 {
        didSet { items.append(page) }
    }

    init(page: Int) {
        self.page = page
    }
}

struct PagerView: View {
    @ObservedObject var pager: Pager

    var body: some View {
        Text("\(pager.page) of \(pager.items.count)")
    }
}
