// Catalogue 72: back on the main thread before anything is set, or nothing that was published is set.
import Foundation
import SwiftUI

@Observable
final class Loader {
    var items: [String] = []
    var plain = 0
    private let queue = DispatchQueue(label: "loader")
    private let mainQueue = DispatchQueue.main

    func load() {
        DispatchQueue.global().async {
            let items = ["a"]
            DispatchQueue.main.async {
                self.items = items
            }
        }
    }

    func loadPlain() {
        queue.async {
            self.plain = 1
        }
    }

    func loadLater() {
        mainQueue.async {
            self.items = []
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            self.items = []
        }
        Task { @MainActor in
            self.items = []
        }
    }

    func loadDetached() {
        Task.detached {
            let count = self.items.count
            await MainActor.run {
                self.items = ["\(count)"]
            }
            Task { @MainActor in
                self.items = []
            }
        }
    }

    func loadLocal() {
        queue.async {
            var items: [String] = []
            items.append("b")
            print(items)
        }
    }
}

struct LoaderView: View {
    var loader: Loader

    var body: some View {
        Text("\(loader.items.count)")
    }
}
