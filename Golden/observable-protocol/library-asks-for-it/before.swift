// Catalogue 133, 150: a library asks an object that a view does not observe for what its protocol, a subclass or a class
// of the library makes it have.
import SwiftUI

protocol Entry: ObservableObject, Identifiable {
    var title: String { get }
}

final class StoredEntry: Entry {
    @Published var key = 0
    let title = "stored"

    var id: Int { key }
}

struct EntryList<Item: Entry>: View {
    let items: [Item]

    var body: some View {
        ForEach(items) { _ in Text("entry") }
    }
}

protocol Named: ObservableObject {
    var name: String { get }
}

class Person: Named {
    @Published var name = ""

    var description: String { name }
}

final class Friend: Person, CustomStringConvertible {}

struct NamedText: View {
    let named: any Named

    var body: some View {
        Text("\(named)")
    }
}

protocol Counted: ObservableObject {
    func reset()
}

extension Counted {
    var description: String { "\((self as? Counter)?.count ?? 0)" }
}

final class Counter: Counted, CustomStringConvertible {
    @Published var count = 0

    func reset() { count = 0 }
}

struct CountedText: View {
    let counted: any Counted

    var body: some View {
        Text("\(counted)")
    }
}

struct AllView: View {
    @StateObject private var stored = StoredEntry()
    @StateObject private var friend = Friend()
    @StateObject private var counter = Counter()

    var body: some View {
        EntryList(items: [stored])
        NamedText(named: friend)
        CountedText(counted: counter)
        Text("\(stored.key) \(friend.name) \(counter.count)")
    }
}
