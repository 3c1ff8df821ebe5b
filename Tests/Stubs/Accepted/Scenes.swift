// The app, its scenes, commands and toolbars.
import SwiftUI

@Observable
final class Store {
    var text = ""
    var isOn = false
}

final class Legacy: ObservableObject {
    @Published var isOn = false
}

final class AppDelegate: NSObject, UIApplicationDelegate {}

@main
struct Main: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
    @State private var store = Store()
    @StateObject private var legacy = Legacy()
    @Environment(\.scenePhase) private var phase

    init() {}

    var body: some Scene {
        WindowGroup {
            Content()
                .environment(store)
                .environmentObject(legacy)
        }
        .commands { StoreCommands(store: store) }
        .onChange(of: phase) { _, phase in print(phase) }
        .environment(store)

        Window("Log", id: "log") { Text(store.text) }
        #if os(macOS)
        Settings { Text("Settings") }
        #endif
        MenuBarExtra("Menu", systemImage: "star") { Text(store.text) }
    }
}

struct Content: View {
    @Environment(Store.self) private var store
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @State private var isPresented = false

    var body: some View {
        @Bindable var store = store
        TabView {
            NavigationView { Text("First") }
                .tabItem { Label("First", systemImage: "1.circle") }
                .tag(1)
        }
        .toolbar { StoreToolbar(store: store) }
        .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Close", role: .cancel) { dismiss() }
                Button { isPresented.toggle() } label: { Image(systemName: "star") }
            }
        }
        .alert("Alert", isPresented: $isPresented) {
            Button("OK") {}
        } message: {
            Text("Message")
        }
        .sheet(isPresented: $store.isOn) { Text("Sheet").environment(store) }
        .task { await load() }
        .task(id: store.text) { await load() }
    }

    private func load() async {
        store.text = "loaded"
    }
}

struct StoreCommands: Commands {
    let store: Store

    var body: some Commands {
        CommandMenu("Store") {
            Button("Clear") { store.text = "" }
                .keyboardShortcut("k", modifiers: [.command, .shift])
        }
        CommandGroup(replacing: .newItem) {}
    }
}

struct StoreToolbar: ToolbarContent {
    @Bindable var store: Store

    var body: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) { Toggle("On", isOn: $store.isOn) }
        ToolbarItem(placement: .principal) { Text(store.text) }
    }
}
