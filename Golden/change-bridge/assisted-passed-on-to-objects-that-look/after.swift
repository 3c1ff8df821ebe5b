// Catalogue 66, 69: who hears at once of an object that passes changes on may look at the first one.
import Combine
import SwiftUI

@MainActor
final class Row: ObservableObject {
    @Published var texts: [String] = []

    func add() { texts.append("a") }
}

@MainActor
final class Table: ObservableObject {
    @Published private(set) var rows: [Row] = []
    private var subscriptions: [AnyCancellable] = []

    func add() {
        let row = Row()
        rows.append(row)
        subscriptions.append(row.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() })
    }
}

@MainActor
@Observable
final class Status {
    var count = 0
    @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

    init(table: Table) {
        table.objectWillChange
            .sink { [weak self] _ in self?.count = table.rows.first?.texts.count ?? 0 }
            .store(in: &subscriptions)
    }
}

@MainActor
final class Child: ObservableObject {
    @Published var marks: [Int] = []

    func mark() { marks.append(1) }
}

@MainActor
@Observable
final class Root {
    let child = Child()
    var title = ""
}

@MainActor
func connect(_ root: Root) -> AnyCancellable {
    root.child.objectWillChange.sink { [weak root] _ in root?.title = "\(root?.child.marks.count ?? 0)" }
}

struct TableView: View {
    @ObservedObject var table: Table
    var status: Status

    var body: some View {
        Text("\(status.count)")
        Button("Add") { table.add() }
        ForEach(table.rows.indices, id: \.self) { RowView(row: table.rows[$0]) }
    }
}

struct RowView: View {
    @ObservedObject var row: Row

    var body: some View { Button("\(row.texts.count)") { row.add() } }
}

struct RootView: View {
    var root: Root

    var body: some View {
        Text(root.title)
        ChildView(child: root.child)
    }
}

struct ChildView: View {
    @ObservedObject var child: Child

    var body: some View { Button("\(child.marks.count)") { child.mark() } }
}
