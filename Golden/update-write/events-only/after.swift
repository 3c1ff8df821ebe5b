// Catalogue 222: the same function, but only a button and a task run it.
import SwiftUI

@Observable
final class Toasts {
    static let shared = Toasts()
    var items: [String] = []
}

enum Connection {
    static func check() {
        if !Toasts.shared.items.contains("offline") {
            Toasts.shared.items.append("offline")
        }
    }
}

struct ToastsView: View {
    var toasts = Toasts.shared

    var body: some View {
        ForEach(toasts.items, id: \.self) { item in
            Text(item)
        }
    }
}

struct PageView: View {
    var body: some View {
        Button("Check") { Connection.check() }
            .task { Connection.check() }
    }
}
