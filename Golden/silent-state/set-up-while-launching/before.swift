// Catalogue 213: the delegate sets up what a view shows besides before scenes are connected, in which all windows are shown.
import SwiftUI
import UIKit

final class Texts {
    static let shared = Texts()

    private var providers: [(String) -> String?] = []

    func add(_ provider: @escaping (String) -> String?) { providers.insert(provider, at: 0) }

    func text(_ key: String) -> String { providers.lazy.compactMap { $0(key) }.first ?? key }
}

final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        setUpTexts()
        return true
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

    var body: some View {
        Text(shelf.name + Texts.shared.text("shelf"))
    }
}

struct LoadingView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.isLoading ? "Loading" : "") }
}
