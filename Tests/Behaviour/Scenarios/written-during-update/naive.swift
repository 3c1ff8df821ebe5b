// More bodies: the body reads and writes the cache, and is evaluated again for it.
import SwiftUI

@Observable
final class Catalog {
    var words = ["b", "a"]
    private var cache: [String]?
    private(set) var misses = 0

    var sorted: [String] {
        if let cache { return cache }
        misses += 1
        let sorted = words.sorted()
        cache = sorted
        return sorted
    }

    func add(_ word: String) {
        cache = nil
        Task { @MainActor in words.append(word) }
    }
}

struct Root: View {
    @State private var catalog = Catalog()

    var body: some View {
        Button("Add") { catalog.add("c\(catalog.words.count)") }
        Text(catalog.sorted.joined(separator: " "))
    }
}
