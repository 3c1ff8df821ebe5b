// Catalogue 213: what a binding wraps runs no wrapper of the project.
import Foundation
import SwiftUI

@propertyWrapper
struct Setting {
    let key: String
    var wrappedValue: String { UserDefaults.standard.string(forKey: key) ?? "" }
}

final class Shelf: ObservableObject {
    @Published var names = [""]

    func load() { names = ["Shelf"] }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf
    let caption: Binding<String>

    var body: some View {
        Text(shelf.names.joined() + caption.wrappedValue)
    }
}
