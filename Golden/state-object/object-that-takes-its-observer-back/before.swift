// Catalogue 83: the observer that a dropped object takes back is its own.
import SwiftUI

extension Notification.Name {
    static let done = Notification.Name("done")
}

final class Reload: ObservableObject {
    @Published var count = 0
    private let center: NotificationCenter
    private var observer: NSObjectProtocol?

    init(center: NotificationCenter = .default) {
        self.center = center
        observer = center.addObserver(forName: .done, object: nil, queue: .main) { [weak self] _ in
            self?.count = 1
        }
    }

    deinit {
        if let observer {
            center.removeObserver(observer)
        }
        NotificationCenter.default.removeObserver(self)
    }
}

struct ReloadView: View {
    @StateObject private var reload: Reload

    init() { _reload = StateObject(wrappedValue: Reload()) }

    var body: some View { Stepper("Reload", value: $reload.count) }
}

struct RootView: View {
    var body: some View { ReloadView() }
}
