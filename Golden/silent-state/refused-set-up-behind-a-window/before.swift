// Catalogue 213: the delegate shows a window by itself, so that views may have been evaluated before the texts are there.
import SwiftUI
import UIKit

final class Texts {
    static let shared = Texts()

    private var providers: [(String) -> String?] = []

    func add(_ provider: @escaping (String) -> String?) { providers.insert(provider, at: 0) }

    func text(_ key: String) -> String { providers.lazy.compactMap { $0(key) }.first ?? key }
}

final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.makeKeyAndVisible()
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
