// Catalogue 70, 113: a model that holds models; each row observes its own.
import SwiftUI

@Observable
final class Chore: Identifiable {
    let id = UUID()
    var isDone = false
}

struct ChoreRow: View {
    var chore: Chore

    var body: some View {
        Text(chore.isDone ? "done" : "open")
    }
}

@Observable
final class ChoreList {
    var chores: [Chore] = []
    var selected: Chore?
}

struct ChoreListView: View {
    @State private var list = ChoreList()

    var body: some View {
        ForEach(list.chores) { ChoreRow(chore: $0) }
    }
}
