// Catalogue 213: of the classes that a view follows behind a protocol, the second can't announce the equal values, or
// changes what the view does not read.
import SwiftUI

protocol Feed: ObservableObject {
    var items: [String] { get }
}

final class LocalFeed: Feed {
    @Published var items: [String] = []

    func reload() {
        items = []
    }
}

final class RemoteFeed: Feed {
    @Published var items = makeItems()

    func reload() {
        items = ["remote"]
    }
}

func makeItems() -> [String] { [] }

struct FeedView<Model: Feed>: View {
    @ObservedObject var feed: Model

    var body: some View {
        Text("\(feed.items.count) \(UserDefaults.standard.bool(forKey: "isOn"))")
    }
}

protocol Dial: ObservableObject {
    var value: Int { get }
}

final class PlainDial: Dial {
    @Published var value = 0

    func turn() { value += 1 }
}

final class SteppedDial: Dial {
    @Published var value = 0
    @Published var step = 0

    func turn() { value += 1 }

    func widen() { step += 1 }
}

struct DialView<Model: Dial>: View {
    @ObservedObject var dial: Model

    var body: some View {
        Text("\(dial.value) \(Date())")
    }
}
