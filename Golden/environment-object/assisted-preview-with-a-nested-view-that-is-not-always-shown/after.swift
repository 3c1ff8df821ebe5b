// Catalogue 131: previews that worked before, since the views that need another object are not shown yet, or get it.
import SwiftUI

final class Sync: ObservableObject {
    @Published var count = 0

    func run() { count += 1 }
}

@Observable
final class Store {
    var count = 0
}

struct Inner: View {
    @Environment(Store.self) private var store

    var body: some View { Text("\(store.count)") }
}

struct Linking: View {
    @EnvironmentObject private var sync: Sync

    var body: some View {
        NavigationStack {
            NavigationLink(destination: Inner()) { Text("Go") }
            Button("Run") { sync.run() }
        }
    }
}

#Preview { Linking() }

final class Sharing: ObservableObject {
    @Published var count = 0

    func run() { count += 1 }
}

struct Injecting: View {
    @EnvironmentObject private var sharing: Sharing
    @State private var store = Store()

    var body: some View {
        VStack {
            Inner().environment(store)
            Button("Run") { sharing.run() }
        }
    }
}

#Preview { Injecting() }

final class Searching: ObservableObject {
    @Published var count = 0

    func run() { count += 1 }
}

struct Choosing: View {
    @EnvironmentObject private var searching: Searching
    @State private var isOpen = false

    var body: some View {
        VStack {
            if isOpen { Inner() }
            Button("Run") { searching.run() }
        }
    }
}

#Preview { Choosing() }

@main
struct MainApp: App {
    @StateObject private var sync = Sync()
    @StateObject private var sharing = Sharing()
    @StateObject private var searching = Searching()
    @State private var store = Store()

    var body: some Scene {
        WindowGroup {
            VStack {
                Linking()
                Injecting()
                Choosing()
            }
            .environmentObject(sync)
            .environmentObject(sharing)
            .environmentObject(searching)
            .environment(store)
        }
    }
}
