// Catalogue 59: a getter that bodies call counts how often it is called.
import SwiftUI

final class Catalog: ObservableObject {
    @Published var words = ["b", "a"]
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
        words.append(word)
    }
}

struct Root: View {
    @StateObject private var catalog = Catalog()

    var body: some View {
        Button("Add") { catalog.add("c\(catalog.words.count)") }
        Text(catalog.sorted.joined(separator: " "))
    }
}
