// Catalogue 213: the object sets up what a view shows while it is made, and the delegate adds to it before scenes are connected.
import SwiftUI
import UIKit

public final class Texts {
    private var providers: [(String) -> String?] = []

    init() {
        add { $0.isEmpty ? "" : nil }
    }

    public func add(_ provider: @escaping (String) -> String?) { providers.insert(provider, at: 0) }

    func text(_ key: String) -> String { providers.lazy.compactMap { $0(key) }.first ?? key }
}

public final class World {
    public let texts = Texts()
}

public let current = World()

final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        current.texts.add { $0.uppercased() }
        return true
    }
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
        Text(shelf.name + current.texts.text("shelf"))
    }
}

struct LoadingView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.isLoading ? "Loading" : "") }
}
