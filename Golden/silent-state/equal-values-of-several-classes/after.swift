// Catalogue 213: a view follows objects of any class that conforms to a protocol; each announces the equal values.
import SwiftUI

protocol Feed: AnyObject, Observable {
    var items: [String] { get }
    func reload()
}

@Observable
final class LocalFeed: Feed {
    var items: [String] = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }

    func reload() {
        UserDefaults.standard.set(true, forKey: "isOn")
        items = []
    }
}

@Observable
final class RemoteFeed: Feed {
    private(set) var items: [String] = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }

    func reload() {
        UserDefaults.standard.set(true, forKey: "isOn")
        items = ["remote"]
    }
}

struct FeedView<Model: Feed>: View {
    var feed: Model

    var body: some View {
        Text("\(feed.items.count) \(UserDefaults.standard.bool(forKey: "isOn"))")
        Button("Reload") { feed.reload() }
    }
}
