// Catalogue 213: what views show besides is set up while the app launches, and once more by a button, in a closure for later and when the app gets active.
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
    static var words = 10
}

final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        setUpTexts()
        DispatchQueue.main.async { Limits.rows = 20 }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        Limits.words = 20
    }

    func setUpTexts() { Texts.shared.add { $0.uppercased() } }
}

final class Shelf: ObservableObject {
    @Published var name = ""
    @Published var isLoading = false

    func load() { name = "Shelf" }

    func stop() { isLoading = false }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf
    let delegate: Delegate

    var body: some View {
        Text(shelf.name + Texts.shared.text("shelf"))
        Button("Set up") { delegate.setUpTexts() }
    }
}

struct RowsView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.name).lineLimit(Limits.rows) }
}

struct WordsView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.name + "\(Limits.words)") }
}

struct LoadingView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.isLoading ? "Loading" : "") }
}
