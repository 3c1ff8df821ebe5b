// Catalogue 222: a function that a body asks is given work that is asynchronous, and is not asynchronous itself.
import SwiftUI

final class Toasts: ObservableObject {
    static let shared = Toasts()
    @Published var items: [String] = []
}

enum Connection {
    static func isUp(retrying retry: @escaping () async -> Void = {}) -> Bool {
        if !Toasts.shared.items.contains("offline") {
            Toasts.shared.items.append("offline")
        }
        return false
    }
}

struct ToastsView: View {
    @ObservedObject var toasts = Toasts.shared

    var body: some View {
        ForEach(toasts.items, id: \.self) { item in
            Text(item).onAppear { toasts.items.removeAll { $0 == item } }
        }
    }
}

struct PageView: View {
    var body: some View {
        Text(Connection.isUp() ? "on" : "off")
    }
}
