// Catalogue 38: what defer sets in an initializer runs observers, tracked or not.
import SwiftUI

final class Session: ObservableObject {
    @Published var isOpen = false
    var title: String {
        didSet { print("changed") }
    }

    init(number: Int) {
        title = ""
        defer { title = "Session \(number)" }
    }

    func rename() { title = "Renamed" }
}

struct SessionView: View {
    @ObservedObject var session: Session

    var body: some View {
        Text(session.title)
        Toggle("Open", isOn: $session.isOpen)
        Button("Rename") { session.rename() }
    }
}
