// Catalogue 213: elements of tuples, the rows of a table, the coordinator of a representable and a type that a file keeps to itself are told, whatever else has the name.
import Combine
import SwiftUI

final class Board: ObservableObject {
    @Published var filter = 0
    @Published var count = 0
    @Published var rows: [Row] = []
    @Published var names: [Int] = []

    func set(_ filter: Int) { self.filter = filter }

    func add() {
        count += 1
        rows.append(Row(id: count, label: "new"))
        names.append(count)
    }
}

struct Row: Identifiable {
    let id: Int
    let label: String
    var hint: String? { label }
}

struct FilterView: View {
    @ObservedObject var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}

final class Clock {
    static let shared = Clock()

    var label = "zero"
    var hint: String?
    var url: String?

    func step() {
        label = "one"
        hint = "step"
        url = "a"
    }
}

struct PairView: View {
    @ObservedObject var board: Board
    let clock: Clock
    @State private var pair: (level: Int, row: Row) = (0, Row(id: 0, label: "first"))
    @State private var pairs: [Int: [(level: Int, row: Row)]] = [:]

    var body: some View {
        VStack {
            Button("\(board.count)") { clock.step() }
            Text(pair.row.label)
            if let list = pairs[board.count] {
                ForEach(list.indices, id: \.self) { position in
                    let item = list[position]
                    Text(item.row.hint ?? "none")
                }
            }
        }
    }
}

struct TableView: View {
    @ObservedObject var board: Board
    let clock: Clock

    var body: some View {
        Table(board.rows) {
            TableColumn("Label") { row in Text(row.label) }
        }
    }
}

final class Loading {
    weak var coordinator: Clock?

    func attach(_ clock: Clock) { coordinator = clock }
}

struct WebView: UIViewRepresentable {
    let url: String
    let isLoaded: () -> Void

    final class Coordinator {
        var url: String?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ view: UILabel, context: Context) {
        if context.coordinator.url != url {
            context.coordinator.url = url
            view.text = url
        }
    }
}

struct PageView: View {
    @ObservedObject var board: Board

    var body: some View { WebView(url: "\(board.count)") { board.set(3) } }
}

extension Array where Element == Row {
    var chosen: [Row] { filter { $0.id == 1 } }
}

extension Array where Element == Clock {
    func filter(by text: String) -> [Clock] { filter { $0.label.contains(text) } }
}

struct ChosenView: View {
    @ObservedObject var board: Board

    var body: some View { Text("\(board.rows.chosen.count)") }
}

final class Lens<Value> {
    let value: Value
    var isMoved = false

    init(_ value: Value) {
        self.value = value
    }

    func map<Other>(_ change: (Value) -> Other) -> Lens<Other> {
        self.isMoved = true
        return Lens<Other>(change(value))
    }

    deinit {
        if isMoved { print("moved") }
    }
}

func reset(_ lens: Lens<Int>) { lens.isMoved = false }

func notes(named name: String) -> AnyPublisher<String, Never> {
    NotificationCenter.default.publisher(for: Notification.Name(name))
        .map { notification in notification.name.rawValue }
        .eraseToAnyPublisher()
}

struct NotedView: View {
    @ObservedObject var board: Board

    var body: some View {
        Text("\(board.count)").onReceive(notes(named: "noted")) { _ in board.set(4) }
    }
}

final class Frame {
    var id: (String) -> Void = { _ in }

    func frame() { id = { print($0) } }
}

struct ClearView: View {
    @ObservedObject var board: Board
    let frame: Frame

    var body: some View {
        VStack {
            Color.clear.frame(height: 0).id("top")
            Button("\(board.count)") { frame.frame() }
        }
    }
}
