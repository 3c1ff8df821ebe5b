import SwiftUI

struct PlainClosuresItem: Identifiable {
    let id: Int
    var title = ""
    var isDone = false
    var score: Int { title.count }
}

@Observable
final class PlainClosuresModel {
    var items = [PlainClosuresItem(id: 1)]

    var selected: Set<Int> = []
    var query = ""
    func go(_ id: Int) {
        items.removeAll { $0.id == id }
        items.removeAll { selected.contains($0.id) }
        items.sort { $0.score < $1.score }
        items.removeAll { $0.isDone || $0.title.contains(query) }
        items.sort { $0.title.localizedCompare($1.title) == .orderedAscending }
    }
}

struct PlainClosuresView: View {
    @State private var model = PlainClosuresModel()

    var body: some View {
        Button("Go") { model.go(1) }
        Text("\(model.items.count) \(model.query)")
    }
}
