// Catalogue 190: a controller of AppKit in SwiftUI is a view like any other.
import AppKit
import SwiftUI

final class FeedModel: ObservableObject {
    @Published var items: [String] = []
}

struct Feed: NSViewControllerRepresentable {
    @ObservedObject var model = FeedModel()

    func makeNSViewController(context: Context) -> NSViewController { NSViewController() }

    func updateNSViewController(_ controller: NSViewController, context: Context) {
        print(model.items.count)
    }
}
