// Catalogue 38: the observer sets the property of this name of another object
import SwiftUI

final class Child {
    var isHome = false
}

final class Page: ObservableObject {
    @Published var number = 0
    private let child = Child()
    var isHome = false {
        didSet {
            child.isHome = isHome
        }
    }
}

struct PageView: View {
    @ObservedObject var page: Page

    var body: some View {
        Text(page.isHome ? "home" : "\(page.number)")
    }
}
