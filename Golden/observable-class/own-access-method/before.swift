// Catalogue 21: methods of the author's that share the names of the macro's own.
import SwiftUI

final class Safe: ObservableObject {
    @Published var isOpen = false

    func access(_ code: String) -> Bool {
        isOpen = code == "1234"
        return isOpen
    }

    func withMutation() {
        isOpen.toggle()
    }
}

struct SafeView: View {
    @ObservedObject var safe: Safe

    var body: some View {
        Button(safe.isOpen ? "open" : "closed") { _ = safe.access("1234") }
    }
}
