// Catalogue 102, 230: what other types assign is their own, with and without self.
import SwiftUI

@Observable
final class Cache {
    static let shared = Cache()
    var count = 0
}

final class Loader {
    private var cache: Cache

    init(cache: Cache) {
        self.cache = cache
    }

    func reset() {
        cache = Cache()
    }
}

struct CacheView: View {
    private let cache = Cache.shared
    let title: String

    var body: some View {
        Text("\(title) \(cache.count)")
    }
}
