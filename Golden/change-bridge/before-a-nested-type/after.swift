// Catalogue 66: the publisher is apart from a type that comes first in the class, and from an initializer.
import Combine
import SwiftUI

@Observable
final class Permissions {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()

    /// What is granted.
    enum Level {
        case none, all
    }

    var level = Level.none { willSet { objectWillChange.send() } }
}

@Observable
final class Panel {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()

    init() {}

    var title = "" { willSet { objectWillChange.send() } }
}

final class Log {
    private var subscriptions = Set<AnyCancellable>()

    func follow(_ permissions: Permissions, _ panel: Panel) {
        permissions.objectWillChange.sink { print("permissions") }.store(in: &subscriptions)
        panel.objectWillChange.sink { print("panel") }.store(in: &subscriptions)
    }
}

struct PermissionsView: View {
    var permissions: Permissions
    var panel: Panel

    var body: some View {
        Text(panel.title + (permissions.level == .all ? "All" : "None"))
    }
}
