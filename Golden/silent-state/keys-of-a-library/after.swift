// Catalogue 45: what a library keeps in the defaults changes without telling anybody who asks for it by its key.
import Defaults
import SwiftUI

extension Defaults.Keys {
    static let showsMirror = Key<Bool>("showsMirror", default: false)
}

@Observable
final class Tray {
    var items: [Int] = []
}

struct Header: View {
    var tray: Tray

    var body: some View {
        if Defaults[.showsMirror] { Text("\(tray.items.count)") }
    }
}

struct Mirror: View {
    var tray: Tray

    var body: some View {
        Toggle("Mirror", isOn: .constant(Defaults[.showsMirror]))
            .onTapGesture { tray.items.append(1) }
    }
}
