// Catalogue 213: methods of the project have the names of modifiers, which are called with other arguments; nothing that the body calls asks for anything.
import Foundation
import SwiftUI

final class Clock {
    func onAppear() -> Date { Date() }

    func help(at place: Int, in room: Int) -> Date { Date() }
}

@Observable
final class Shelf {
    var name = ""
    var isLoading = false

    func load() { name = "Shelf" }

    func stop() { isLoading = false }
}

struct ShelfView: View {
    var shelf: Shelf

    var body: some View {
        Text(shelf.name).onAppear { shelf.load() }.help("Shelf")
    }
}

struct LoadingView: View {
    var shelf: Shelf

    var body: some View { Text(shelf.isLoading ? "Loading" : "") }
}
