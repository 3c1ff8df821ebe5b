// Catalogue 66, 69: subscribers that pass changes on, to objects heard of later, or to an object that a local
// holds; sends by hand go on beside them.
import Combine
import SwiftUI

@MainActor
@Observable
final class Row {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var texts: [String] = [] { willSet { objectWillChange.send() } }

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
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.count = table.rows.first?.texts.count ?? 0 }
            .store(in: &subscriptions)
    }
}

@MainActor
@Observable
final class Child {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var marks: [Int] = [] { willSet { objectWillChange.send() } }

    func mark() { marks.append(1) }
}

@MainActor
final class Root: ObservableObject {
    let child = Child()
    @Published var title = ""
}

@MainActor
func connect(_ root: Root) -> AnyCancellable {
    root.child.objectWillChange.sink { [weak root] _ in root?.objectWillChange.send() }
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
    var row: Row

    var body: some View { Button("\(row.texts.count)") { row.add() } }
}

struct RootView: View {
    @ObservedObject var root: Root

    var body: some View {
        Text(root.title)
        ChildView(child: root.child)
    }
}

struct ChildView: View {
    var child: Child

    var body: some View { Button("\(child.marks.count)") { child.mark() } }
}
