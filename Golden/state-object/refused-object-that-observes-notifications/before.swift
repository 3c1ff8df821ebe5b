// Catalogue 83: an observer counts somewhere else, or keeps its object, for each one that is made.
import SwiftUI

extension Notification.Name {
    static let done = Notification.Name("done")
}

enum Counter {
    static var count = 0
}

final class Reload: ObservableObject {
    @Published var count = 0
    private var observer: NSObjectProtocol?

    init() {
        observer = NotificationCenter.default.addObserver(forName: .done, object: nil, queue: .main) { [weak self] _ in
            Counter.count += 1
            self?.count = 1
        }
    }
}

struct ReloadView: View {
    @StateObject private var reload: Reload

    init() { _reload = StateObject(wrappedValue: Reload()) }

    var body: some View { Stepper("Reload", value: $reload.count) }
}

final class Refresh: ObservableObject {
    @Published var count = 0
    private var observer: NSObjectProtocol?

    init() {
        observer = NotificationCenter.default.addObserver(forName: .done, object: nil, queue: .main) { [self] _ in
            count = 1
        }
    }
}

struct RefreshView: View {
    @StateObject private var refresh: Refresh

    init() { _refresh = StateObject(wrappedValue: Refresh()) }

    var body: some View { Stepper("Refresh", value: $refresh.count) }
}

struct RootView: View {
    var body: some View {
        VStack {
            ReloadView()
            RefreshView()
        }
    }
}
