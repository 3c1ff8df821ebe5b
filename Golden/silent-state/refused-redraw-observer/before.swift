// Catalogue 35, 220: what the class publishes is read by itself alone, and the view that follows it shows the defaults.
import Combine
import SwiftUI

final class DefaultsWatcher: ObservableObject {
    @Published var values: [String: String] = [:]
    private var watch: AnyCancellable?

    init(key: String) {
        watch = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in
                guard let self else { return }
                let value = UserDefaults.standard.string(forKey: key)
                if self.values[key] != value { self.values[key] = value }
            }
    }
}

struct DraftView: View {
    @StateObject private var watcher = DefaultsWatcher(key: "draft")

    var body: some View {
        Text(UserDefaults.standard.string(forKey: "draft") ?? "")
    }
}
