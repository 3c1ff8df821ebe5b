// Catalogue 213: methods of the project have the names of modifiers, which are called with other arguments; nothing that the body calls asks for anything.
import Foundation
import SwiftUI

final class Clock {
    func onAppear() -> Date { Date() }

    func help(at place: Int, in room: Int) -> Date { Date() }
}

final class Shelf: ObservableObject {
    @Published var name = ""
    @Published var isLoading = false

    func load() { name = "Shelf" }

    func stop() { isLoading = false }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text(shelf.name).onAppear { shelf.load() }.help("Shelf")
    }
}

struct LoadingView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.isLoading ? "Loading" : "") }
}
