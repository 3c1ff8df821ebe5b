// Catalogue 213: what a view shows besides is set up while the app launches, by its delegate and by its own initializer, and never changed again.
import SwiftUI
import UIKit

final class Texts {
    static let shared = Texts()

    private var providers: [(String) -> String?] = []

    func add(_ provider: @escaping (String) -> String?) { providers.insert(provider, at: 0) }

    func text(_ key: String) -> String { providers.lazy.compactMap { $0(key) }.first ?? key }
}

enum Limits {
    static var rows = 10
}

final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        setUpTexts()
        return true
    }

    func setUpTexts() { Texts.shared.add { $0.uppercased() } }
}

@Observable
final class Shelf {
    var name = ""
    var isLoading = false

    func load() { name = "Shelf" }

    func stop() { isLoading = false }
}

struct ShelfView: View {
    var shelf: Shelf

    var body: some View {
        Text(shelf.name + Texts.shared.text("shelf")).lineLimit(Limits.rows)
    }
}

struct LoadingView: View {
    var shelf: Shelf

    var body: some View { Text(shelf.isLoading ? "Loading" : "") }
}

@main
struct ShelvesApp: App {
    @UIApplicationDelegateAdaptor private var delegate: Delegate
    private let shelf = Shelf()

    init() { Limits.rows = 20 }

    var body: some Scene {
        WindowGroup {
            ShelfView(shelf: shelf)
            LoadingView(shelf: shelf)
        }
    }
}
