// Catalogue 38: an initializer sets a property with observers, which would run once it is tracked.
import SwiftUI

final class Session: ObservableObject {
    @Published var isOpen = false
    var title: String {
        didSet { print("changed") }
    }

    init(number: Int) {
        title = ""
        title = "Session \(number)"
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
