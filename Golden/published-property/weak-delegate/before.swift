// Catalogue 42: weak, unowned and unowned(unsafe) are tracked as they are.
import SwiftUI

protocol MenuDelegate: AnyObject {
    func close()
}

final class Owner {}

final class Menu: ObservableObject {
    @Published var isOpen = false
    weak var delegate: (any MenuDelegate)?
    unowned let owner: Owner
    unowned(unsafe) var other: Owner

    init(owner: Owner) {
        self.owner = owner
        other = owner
    }
}

struct MenuView: View {
    @ObservedObject var menu: Menu

    var body: some View {
        Button(menu.isOpen ? "open" : "closed") { menu.delegate?.close() }
    }
}
