// Catalogue 45, 46: a setter that returns early returns from the closure in which it announces what it stores.
import SwiftUI

final class Service {
    var isRegistered = false
    func register() throws { isRegistered = true }
    func unregister() throws { isRegistered = false }
}

@MainActor
final class LoginItems: ObservableObject {
    private let service: Service?

    var launchesOnLogin: Bool {
        get {
            service?.isRegistered == true
        }
        set {
            objectWillChange.send()
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

    init(service: Service?) {
        self.service = service
    }
}

struct LoginItemsView: View {
    @ObservedObject var items: LoginItems

    var body: some View {
        Toggle("Launch", isOn: $items.launchesOnLogin)
    }
}
