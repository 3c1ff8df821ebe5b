// Catalogue 222: a body asks a function that reads what the page did not follow, and adds to it. Each toast that goes would bring the next one.
import SwiftUI

final class Toasts: ObservableObject {
    static let shared = Toasts()
    @Published var items: [String] = []
}

enum Connection {
    static func isUp() -> Bool {
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
