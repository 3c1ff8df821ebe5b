// Catalogue 66: the publisher is apart from a type that comes first in the class, and from an initializer.
import Combine
import SwiftUI

final class Permissions: ObservableObject {
    /// What is granted.
    enum Level {
        case none, all
    }

    @Published var level = Level.none
}

final class Panel: ObservableObject {
    init() {}

    @Published var title = ""
}

final class Log {
    private var subscriptions = Set<AnyCancellable>()

    func follow(_ permissions: Permissions, _ panel: Panel) {
        permissions.objectWillChange.sink { print("permissions") }.store(in: &subscriptions)
        panel.objectWillChange.sink { print("panel") }.store(in: &subscriptions)
    }
}

struct PermissionsView: View {
    @ObservedObject var permissions: Permissions
    @ObservedObject var panel: Panel

    var body: some View {
        Text(panel.title + (permissions.level == .all ? "All" : "None"))
    }
}
