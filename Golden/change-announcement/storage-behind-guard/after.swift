// Catalogue 45, 46: a setter that returns early returns from the closure in which it announces what it stores.
import SwiftUI

final class Service {
    var isRegistered = false
    func register() throws { isRegistered = true }
    func unregister() throws { isRegistered = false }
}

@MainActor
@Observable
final class LoginItems {
    private let service: Service?

    var launchesOnLogin: Bool {
        get {
            access(keyPath: \.launchesOnLogin)
            return service?.isRegistered == true
        }
        set {
            withMutation(keyPath: \.launchesOnLogin) {
                guard let service else {
                    return
                }
                defer { print("set") }
                do {
                    if newValue {
                        try service.register()
                    } else {
                        try service.unregister()
                    }
                } catch {
                    print("failed: \(error)")
                }
            }
        }
    }

    init(service: Service?) {
        self.service = service
    }
}

struct LoginItemsView: View {
    @Bindable var items: LoginItems

    var body: some View {
        Toggle("Launch", isOn: $items.launchesOnLogin)
    }
}
