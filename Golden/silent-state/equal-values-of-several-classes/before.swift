// Catalogue 213: a view follows objects of any class that conforms to a protocol; each announces the equal values.
import SwiftUI

protocol Feed: ObservableObject {
    var items: [String] { get }
    func reload()
}

final class LocalFeed: Feed {
    @Published var items: [String] = []

    func reload() {
        UserDefaults.standard.set(true, forKey: "isOn")
        items = []
    }
}

final class RemoteFeed: Feed {
    @Published private(set) var items: [String] = []

    func reload() {
        UserDefaults.standard.set(true, forKey: "isOn")
        items = ["remote"]
    }
}

struct FeedView<Model: Feed>: View {
    @ObservedObject var feed: Model

    var body: some View {
        Text("\(feed.items.count) \(UserDefaults.standard.bool(forKey: "isOn"))")
        Button("Reload") { feed.reload() }
    }
}
