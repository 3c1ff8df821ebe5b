// Catalogue 42: weak, unowned and unowned(unsafe) are tracked as they are.
import SwiftUI

protocol MenuDelegate: AnyObject {
    func close()
}

final class Owner {}

@Observable
final class Menu {
    var isOpen = false
    weak var delegate: (any MenuDelegate)?
    unowned let owner: Owner
    unowned(unsafe) var other: Owner

    init(owner: Owner) {
        self.owner = owner
        other = owner
    }
}

struct MenuView: View {
    var menu: Menu

    var body: some View {
        Button(menu.isOpen ? "open" : "closed") { menu.delegate?.close() }
    }
}
