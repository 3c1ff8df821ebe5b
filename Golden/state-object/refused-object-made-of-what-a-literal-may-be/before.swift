// Catalogue 80: a text may be a value of the project, whose operators count, and so do those of publishers and prefixes.
import Combine
import SwiftUI

enum Counter {
    static var compared = 0
}

struct Name: Hashable, ExpressibleByStringLiteral {
    let text: String

    init(stringLiteral text: String) { self.text = text }

    static func == (left: Name, right: Name) -> Bool {
        Counter.compared += 1
        return left.text == right.text
    }

    static prefix func ! (name: Name) -> Bool {
        Counter.compared += 1
        return name.text.isEmpty
    }
}

enum Names {
    static let sent = CurrentValueSubject<Name, Never>("a")
}

final class Card: ObservableObject {
    @Published var isBase: Bool

    init(name: Name) { isBase = name == "Base" }
}

struct CardView: View {
    @StateObject private var card: Card

    init(name: Name) { _card = StateObject(wrappedValue: Card(name: name)) }

    var body: some View { Toggle("Base", isOn: $card.isBase) }
}

final class Sheet: ObservableObject {
    @Published var isEmpty: Bool

    init(name: Name) { isEmpty = !name }
}

struct SheetView: View {
    @StateObject private var sheet: Sheet

    init(name: Name) { _sheet = StateObject(wrappedValue: Sheet(name: name)) }

    var body: some View { Toggle("Empty", isOn: $sheet.isEmpty) }
}

final class Feed: ObservableObject {
    @Published var name: Name?
    private var subscriptions: Set<AnyCancellable> = []

    init(isShort: Bool) {
        Names.sent.removeDuplicates().sink { [weak self] in self?.name = $0 }.store(in: &subscriptions)
    }
}

struct FeedView: View {
    @StateObject private var feed: Feed

    init(isShort: Bool) { _feed = StateObject(wrappedValue: Feed(isShort: isShort)) }

    var body: some View { Text(feed.name?.text ?? "") }
}

struct RootView: View {
    var body: some View {
        VStack {
            CardView(name: "Base")
            SheetView(name: "a")
            FeedView(isShort: true)
        }
    }
}
