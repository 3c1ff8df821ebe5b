// Catalogue 83: an observer that holds its object weakly does nothing once that is gone.
import SwiftUI

extension Notification.Name {
    static let done = Notification.Name("done")
}

final class Reload: ObservableObject {
    @Published var count = 0
    private var observer: NSObjectProtocol?

    init(center: NotificationCenter = .default) {
        observer = center.addObserver(forName: .done, object: nil, queue: .main) { [weak self] _ in
            self?.count = 1
        }
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
