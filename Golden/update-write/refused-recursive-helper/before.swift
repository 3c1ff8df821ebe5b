// Catalogue 222: two functions that call each other, one of which a body asks, add to what the page did not follow.
import SwiftUI

final class Toasts: ObservableObject {
    static let shared = Toasts()

    @Published var items: [String] = []
}

final class Alerts: ObservableObject {
    static let shared = Alerts()

    @Published var items: [String] = []
}

enum Connection {
    static func isUp(_ tries: Int) -> Bool {
        Toasts.shared.items.append("offline")
        return tries > 0 && isReachable(tries - 1)
    }

    static func isReachable(_ tries: Int) -> Bool {
        Alerts.shared.items.append("unreachable")
        return tries > 0 && isUp(tries - 1)
    }
}

struct ToastsView: View {
    @ObservedObject var toasts = Toasts.shared
    @ObservedObject var alerts = Alerts.shared

    var body: some View {
        Text("\(toasts.items.count) \(alerts.items.count)")
    }
}

struct PageView: View {
    var body: some View {
        Text(Connection.isUp(2) ? "on" : "off")
    }
}
