// Catalogue 59: what an update starts sets another property, or a constant, so that no update goes round.
import SwiftUI

final class Loader: ObservableObject {
    @Published var items: [String] = []
    var isLoading = false
    var attempt = 0

    @MainActor
    func load() async {
        isLoading = false
        items = ["Inbox"]
    }
}

struct LoaderView: View {
    @ObservedObject var loader: Loader

    var body: some View {
        List(loader.items, id: \.self) { Text($0) }
            .onChange(of: loader.isLoading) { Task { await loader.load() } }
            .onChange(of: loader.attempt) { DispatchQueue.main.async { loader.isLoading = true } }
        Button(loader.isLoading ? "Loading" : "Load") { loader.isLoading = true }
        Button("Try again") { loader.attempt += 1 }
    }
}
