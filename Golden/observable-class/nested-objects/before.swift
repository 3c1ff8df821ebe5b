// Catalogue 70, 113: a model that holds models; each row observes its own.
import SwiftUI

final class Chore: ObservableObject, Identifiable {
    let id = UUID()
    @Published var isDone = false
}

struct ChoreRow: View {
    @ObservedObject var chore: Chore

    var body: some View {
        Text(chore.isDone ? "done" : "open")
    }
}

final class ChoreList: ObservableObject {
    @Published var chores: [Chore] = []
    @Published var selected: Chore?
}

struct ChoreListView: View {
    @StateObject private var list = ChoreList()

    var body: some View {
        ForEach(list.chores) { ChoreRow(chore: $0) }
    }
}
