// Catalogue 165, 166: the wrapper put the struct on the main actor, which State does not; it is no view.
import SwiftUI

@MainActor
final class Cache: ObservableObject {
    @Published var hits = 0
}

struct CacheHolder {
    @StateObject private var cache = Cache()

    var hits: Int { cache.hits }
}

struct CacheView: View {
    @StateObject private var cache = Cache()
    let holder: CacheHolder

    var body: some View {
        Text("\(cache.hits + holder.hits)")
    }
}
