// Catalogue 201: the library, a release, a first use and an initializer of a nested type come to what is being changed.
import SwiftUI

struct Tag: Hashable {
    let number: Int

    static func == (left: Tag, right: Tag) -> Bool { left.number == right.number && Shelf.shared.tags.count > 0 }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

final class Shelf: ObservableObject {
    static let shared = Shelf()

    @Published var tags: Set<Tag> = []

    func add(_ number: Int) { tags.insert(Tag(number: number)) }
}

final class Part {
    deinit { print(Box.shared.parts.count) }
}

final class Box: ObservableObject {
    static let shared = Box()

    @Published var parts: [Part] = []

    func clear() { parts.removeAll() }
}

final class Session {
    deinit { print(Door.shared.session == nil) }
}

final class Door: ObservableObject {
    static let shared = Door()

    @Published var session: Session?

    func close() { session = nil }
}

enum Measures {
    static let lowest = Gauge.shared.values.count

    struct Scale {
        var most = Meter.shared.values.count
    }
}

final class Gauge: ObservableObject {
    static let shared = Gauge()

    @Published var values: [Int] = []

    func prune() { values.removeAll { $0 < Measures.lowest } }
}

final class Meter: ObservableObject {
    static let shared = Meter()

    @Published var values: [Int] = []

    func prune() { values.removeAll { $0 > Measures.Scale().most } }
}

struct Pages: Sequence, IteratorProtocol {
    var left = 2

    mutating func next() -> Int? {
        guard left > Book.shared.pages.count else { return nil }
        left -= 1
        return left
    }
}

final class Book: ObservableObject {
    static let shared = Book()

    @Published var pages: [Int] = []

    func prune() { pages.removeAll { page in Pages().contains { $0 == page } } }
}

extension Int {
    init(_ tag: Tag) { self = tag.number + Index.shared.entries.count }
}

final class Index: ObservableObject {
    static let shared = Index()

    @Published var entries: [Int] = []

    func prune(_ tag: Tag) { entries.removeAll { $0 == Int(tag) } }
}

struct Library: View {
    @ObservedObject var shelf = Shelf.shared
    @ObservedObject var box = Box.shared
    @ObservedObject var door = Door.shared
    @ObservedObject var gauge = Gauge.shared
    @ObservedObject var meter = Meter.shared
    @ObservedObject var book = Book.shared
    @ObservedObject var index = Index.shared

    var body: some View {
        Text("\(shelf.tags.count) \(box.parts.count) \(door.session == nil ? 0 : 1)")
        Text("\(gauge.values.count) \(meter.values.count) \(book.pages.count) \(index.entries.count)")
    }
}
