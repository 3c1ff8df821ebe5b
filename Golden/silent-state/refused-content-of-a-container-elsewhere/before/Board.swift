// Catalogue 213: a container in a file that leads to no class takes an action and content, which shows what nothing announces.
import SwiftUI

final class Board: ObservableObject {
    @Published var title = ""
    @Published var changes = 0
}

struct BoardView: View {
    @ObservedObject var board: Board

    var body: some View {
        Screen(title: board.title, onContinue: { board.changes += 1 }) {
            Text(UserDefaults.standard.bool(forKey: "isOpen") ? "open" : "closed")
            Button("Open") {
                UserDefaults.standard.set(true, forKey: "isOpen")
                board.changes += 1
            }
        }
    }
}
