// Catalogue 213: the type of a property can't be told, so that no method announces its equal values.
import SwiftUI

func makeItems() -> [String] { [] }

final class Feed: ObservableObject {
    @Published var items = makeItems()
    var isOn: Bool { UserDefaults.standard.bool(forKey: "isOn") }

    func reload(_ items: [String]) {
        UserDefaults.standard.set(true, forKey: "isOn")
        self.items = items
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View {
        Text("\(feed.items.count) \(feed.isOn)")
        Button("Reload") { feed.reload([]) }
    }
}
