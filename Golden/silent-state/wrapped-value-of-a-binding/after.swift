// Catalogue 213: what a binding wraps runs no wrapper of the project.
import Foundation
import SwiftUI

@propertyWrapper
struct Setting {
    let key: String
    var wrappedValue: String { UserDefaults.standard.string(forKey: key) ?? "" }
}

@Observable
final class Shelf {
    var names = [""]

    func load() { names = ["Shelf"] }
}

struct ShelfView: View {
    var shelf: Shelf
    let caption: Binding<String>

    var body: some View {
        Text(shelf.names.joined() + caption.wrappedValue)
    }
}
