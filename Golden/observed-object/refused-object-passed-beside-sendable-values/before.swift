// Catalogue 165: values that are Sendable, or are set without the caller, leave the memberwise initializer off the actor.
import SwiftUI

final class Item: ObservableObject {
    @Published var count = 1
}

final class Name: Sendable {
    let text = ""
}

struct Size {
    var width = 1
}

actor Store {
    var names: [String] = []
}

@MainActor
final class Library {
    var names: [String] = []
}

class Cache {
    var names: [String] = []
}

struct DetailView: View {
    static var shared: Cache?
    let name: Name
    let size: Size
    let store: Store
    let library: Library
    var cache: Cache? { nil }
    @ObservedObject var item: Item

    var body: some View { Text("\(item.count)") }
}

final class Factory {
    let item = Item()

    nonisolated func detail(_ store: Store, _ library: Library) -> some View {
        DetailView(name: Name(), size: Size(), store: store, library: library, item: item)
    }
}
