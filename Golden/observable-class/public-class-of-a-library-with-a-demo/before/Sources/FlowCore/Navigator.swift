// Catalogue 157: what a library passes on by @_exported import is as public as its own, and an app that shows it is no reason to change it.
import SwiftUI

public final class Navigator: ObservableObject {
    @Published public var path: [String] = []

    public init() {}
}

final class Cache: ObservableObject {
    @Published var entries: [String] = []
}

struct CacheView: View {
    @StateObject private var cache = Cache()

    var body: some View {
        Text("\(cache.entries.count)")
    }
}
