// Catalogue 59: an action that an update runs starts a task, or code of a queue, that sets the property that caused it.
import SwiftUI

final class Loader: ObservableObject {
    @Published var items: [String] = []
    var lastError: String?
    var attempt = 0

    @MainActor
    func load() async { lastError = "No connection for \(items.count) items" }
}

struct LoaderView: View {
    @ObservedObject var loader: Loader

    var body: some View {
        List(loader.items, id: \.self) { Text($0) }
            .onChange(of: loader.lastError) { Task { await loader.load() } }
            .onChange(of: loader.attempt) { DispatchQueue.main.async { loader.attempt += 1 } }
        Button("Load") { Task { await loader.load() } }
        Button("Try again") { loader.attempt += 1 }
    }
}
