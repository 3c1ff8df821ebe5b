// Catalogue 35: an initializer that sets the property, and a binding that an action makes, read nothing for the view.
import Foundation
import SwiftUI

final class Watcher: ObservableObject {
    @Published var count = 0
    @Published var isOpen = false
}

final class Pause: ObservableObject {
    @Published var isShown = false
}

func save(_ name: String) {
    UserDefaults.standard.set(name, forKey: "name")
}

struct NameRow: View {
    @ObservedObject private var watcher: Watcher

    init(watcher: Watcher) {
        self.watcher = watcher
    }

    var body: some View {
        Text(UserDefaults.standard.string(forKey: "name") ?? "").onTapGesture { save("new") }
    }
}

struct OtherRow: View {
    @ObservedObject private var watcher: Watcher

    init(watcher: Watcher) {
        _watcher = ObservedObject(wrappedValue: watcher)
    }

    var body: some View {
        Text(UserDefaults.standard.string(forKey: "name") ?? "").onTapGesture { open($watcher.isOpen) }
    }

    private func open(_ isOpen: Binding<Bool>) {
        isOpen.wrappedValue = true
    }
}

struct PauseView: View {
    @ObservedObject var pause: Pause

    var body: some View {
        VStack {
            if UserDefaults.standard.bool(forKey: "name") {
                Toggle("Pause", isOn: $pause.isShown)
            }
        }
    }
}

struct WatchView: View {
    @StateObject private var watcher = Watcher()
    @StateObject private var pause = Pause()

    var body: some View {
        NameRow(watcher: watcher)
        OtherRow(watcher: watcher)
        PauseView(pause: pause)
        Text("\(watcher.count)")
    }
}
