// Catalogue 133, 150: a library asks an object that a view does not observe for what its protocol, a subclass or a class
// of the library makes it have.
import SwiftUI

protocol Entry: AnyObject, Observable, Identifiable {
    var title: String { get }
}

@Observable
final class StoredEntry: Entry {
    var key = 0
    let title = "stored"

    var id: Int { key }
}

struct EntryList<Item: Entry>: View {
    let items: [Item]

    var body: some View {
        ForEach(items) { _ in Text("entry") }
    }
}

protocol Named: AnyObject, Observable {
    var name: String { get }
}

@Observable
class Person: Named {
    var name = ""

    var description: String { name }
}

final class Friend: Person, CustomStringConvertible {}

struct NamedText: View {
    let named: any Named

    var body: some View {
        Text("\(named)")
    }
}

protocol Counted: AnyObject, Observable {
    func reset()
}

extension Counted {
    var description: String { "\((self as? Counter)?.count ?? 0)" }
}

@Observable
final class Counter: Counted, CustomStringConvertible {
    var count = 0

    func reset() { count = 0 }
}

struct CountedText: View {
    let counted: any Counted

    var body: some View {
        Text("\(counted)")
    }
}

struct AllView: View {
    @State private var stored = StoredEntry()
    @State private var friend = Friend()
    @State private var counter = Counter()

    var body: some View {
        EntryList(items: [stored])
        NamedText(named: friend)
        CountedText(counted: counter)
        Text("\(stored.key) \(friend.name) \(counter.count)")
    }
}
