// Catalogue 39: didSet of a plain property would run during init, and a view reads the property.
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
        Button("Next") { pager.page += 1 }
    }
}
