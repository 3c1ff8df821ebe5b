// Catalogue 167: the initializer that Swift makes would be on no actor and on the main actor.
import SwiftUI

final class Lamp: ObservableObject {
    @MainActor @Published var brightness = 0.5
    @Published var name = ""
}

final class Shelf: ObservableObject {
    @Published var name = ""
    @MainActor var books: [String]?

    convenience init(name: String) {
        self.init()
        self.name = name
    }

    @MainActor
    func clear() { books = [] }
}

struct LampView: View {
    @ObservedObject var lamp: Lamp
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text("\(lamp.name) \(lamp.brightness) \(shelf.name) \(shelf.books?.count ?? 0)")
    }
}
