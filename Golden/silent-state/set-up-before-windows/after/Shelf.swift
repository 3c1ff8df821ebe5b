import AppKit
import SwiftUI

struct ShelfApp: App {
    @NSApplicationDelegateAdaptor(Delegate.self) private var delegate

    var body: some Scene {
        WindowGroup { ShelfView(shelf: Shelf()) }
    }
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
        Text(shelf.name + (Variant.isSandboxed || Variant.isTrial ? "*" : ""))
        LoadingView(shelf: shelf)
    }
}

struct LoadingView: View {
    var shelf: Shelf

    var body: some View { Text(shelf.isLoading ? "Loading" : "") }
}
