// Catalogue 5: the macro can't be conditional.
import Combine
import SwiftUI

final class Cache<Key: Hashable, Value> {
    @Published var values: [Key: Value] = [:]
}

extension Cache: ObservableObject where Value: Equatable {}

struct CacheView: View {
    @ObservedObject var cache: Cache<String, Int>

    var body: some View {
        Text("\(cache.values.count)")
    }
}
