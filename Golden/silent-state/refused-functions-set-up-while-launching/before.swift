// Catalogue 213: what is set up while the app launches are functions, one of which looks at the defaults each time that it runs.
import SwiftUI

final class Texts {
    static let shared = Texts()

    private var providers: [(String) -> String?] = []

    func add(_ provider: @escaping (String) -> String?) { providers.insert(provider, at: 0) }

    func text(_ key: String) -> String { providers.lazy.compactMap { $0(key) }.first ?? "plain" }
}

final class Shelf: ObservableObject {
    @Published var name = ""
    @Published var isLoading = false

    func load() { name = "Shelf" }

    func stop() { isLoading = false }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text(shelf.name + Texts.shared.text("shelf"))
        LoadingView(shelf: shelf)
    }
}

struct LoadingView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.isLoading ? "Loading" : "") }
}

@main
struct ShelfApp: App {
    @StateObject private var shelf = Shelf()

    init() {
        Texts.shared.add { UserDefaults.standard.bool(forKey: "keys") ? $0 : nil }
    }

    var body: some Scene {
        WindowGroup { ShelfView(shelf: shelf) }
    }
}
