// Catalogue 103, 222: the initializer that makes the object runs the other one, makes an object by it, or may be it.
import SwiftUI

final class Person: ObservableObject {
    @Published var name: String?
    private var count = 0

    init(id: Int) {
        DispatchQueue.main.async { self.name = "p\(id)" }
    }

    convenience init(name: String) {
        self.init(id: 1)
        if let name = self.name { count = name.count }
    }
}

final class Item: ObservableObject {
    @Published var title: String?
    private var count = 0
    private var first: Item?

    init(id: Int) {
        DispatchQueue.main.async { self.title = "i\(id)" }
    }

    init(title: String) {
        makeFirst()
        if let title = self.title { count = title.count }
    }

    private func makeFirst() { first = Item(id: 1) }
}

final class Page: ObservableObject {
    @Published var text: String?
    private var count = 0

    init(id: Int, text: String? = nil) {
        DispatchQueue.main.async { self.text = "i\(id)" }
        prepare()
    }

    init(text: String?) {
        self.text = text
        prepare()
    }

    private func prepare() {
        if let text { count = text.count }
    }
}

struct PersonSheet: View {
    @StateObject private var person: Person
    @StateObject private var item: Item
    @StateObject private var page: Page

    init(name: String) {
        _person = StateObject(wrappedValue: Person(name: name))
        _item = StateObject(wrappedValue: Item(title: name))
        _page = StateObject(wrappedValue: Page(id: 1, text: name))
    }

    var body: some View { Text("\(person.name ?? "") \(item.title ?? "") \(page.text ?? "")") }
}

struct RootView: View {
    var body: some View { PersonSheet(name: "a") }
}
