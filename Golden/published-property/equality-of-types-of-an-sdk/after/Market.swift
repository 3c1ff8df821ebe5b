// Catalogue 214: a type that a file names without an import of a package is one of an SDK; numbers and states of a package are trusted.
import Shop
import SwiftUI

@Observable
final class Market {
    var title: LocalizedStringKey = ""
    var total = Decimal(0)
    var state: ShopState?

    func show(_ title: LocalizedStringKey, _ state: ShopState) {
        self.title = title
        self.state = state
        total = 1
    }
}
