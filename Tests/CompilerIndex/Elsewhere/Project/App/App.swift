import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

public final class Player: ObservableObject {
    @Published var title = ""

    public init() {}
}

public final class Library: ObservableObject {
    @Published public var name = ""

    public init() {}
}

public final class Shelf<Item>: ObservableObject {
    @Published public var count = 0

    public init() {}
}

/// What no other file uses.
public final class Draft: ObservableObject {
    @Published var text = ""

    public init() {}
}

public func restart(_ player: Player) { player.title = "" }
public func describe(_ path: KeyPath<Library, String>) -> String { Library()[keyPath: path] }
public func makeShelf() -> Shelf<Int> { Shelf() }

struct Profile: View {
    @StateObject private var session = Session()
    @StateObject private var player = Player()
    @StateObject private var library = Library()
    @StateObject private var shelf = Shelf<Int>()
    @StateObject private var draft = Draft()

    var body: some View {
        Text(session.user + player.title + library.name + draft.text)
        Text("\(shelf.count)")
    }
}
