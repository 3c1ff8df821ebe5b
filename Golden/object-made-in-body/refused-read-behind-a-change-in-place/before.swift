// Catalogue 222, 103: making an object changes an array in place, whose observer reads what a task sets that making starts as well.
import SwiftUI

final class Search: ObservableObject {
    @Published var results: [String] = []
    @Published var filters: [String] = [] {
        willSet { stop() }
    }
    @Published var folder = "" {
        didSet {
            filters.append(folder)
            Task { await fetch() }
        }
    }
    var token: NSObject?

    init(folder: String) {
        results = []
        take(folder)
    }

    private func take(_ name: String) { folder = name }

    private func stop() {
        if token != nil { results = [] }
    }

    @MainActor
    private func fetch() async { token = NSObject() }
}

struct SearchView: View {
    @StateObject private var search: Search

    init(folder: String) { _search = StateObject(wrappedValue: Search(folder: folder)) }

    var body: some View { Text(search.results.joined()) }
}

struct FolderView: View {
    let folder: String

    var body: some View { SearchView(folder: folder) }
}
