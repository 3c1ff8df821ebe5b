// Catalogue 72: properties are set on queues, in detached tasks and in completion handlers.
import Foundation
import SwiftUI

@Observable
final class Loader {
    var items: [String] = []
    var count = 0
    private let queue = DispatchQueue(label: "loader")

    func load() {
        DispatchQueue.global().async {
            self.items = ["a"]
        }
    }

    func append() {
        queue.async { [weak self] in
            self?.items.append("b")
        }
    }

    func add() {
        Task.detached {
            self.count += 1
        }
    }

    func download(_ url: URL) {
        URLSession.shared.dataTask(with: url) { data, _, _ in
            self.count = data?.count ?? 0
        }.resume()
    }
}

struct LoaderView: View {
    var loader: Loader

    var body: some View {
        Text("\(loader.items.count) \(loader.count)")
    }
}
