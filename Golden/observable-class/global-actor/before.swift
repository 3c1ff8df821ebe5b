// Catalogue 160: a global actor of the project is an attribute like any other.
import SwiftUI

@globalActor
actor StoreActor {
    static let shared = StoreActor()
}

@StoreActor final class Archive: ObservableObject {
    @Published var files: [String] = []

    nonisolated init() {}

    func clear() {
        files.removeAll()
    }
}

struct ArchiveView: View {
    @StateObject private var archive = Archive()

    var body: some View {
        Button("Clear") {
            Task { await archive.clear() }
        }
    }
}
