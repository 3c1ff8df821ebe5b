// Catalogue 47: what is announced by hand is announced by the properties that are set beside it.
import SwiftUI

struct Row: Identifiable {
    let id: Int
    var value = ""
    var number: Double?
}

final class Table: ObservableObject {
    @Published var rows: [Row] = []
    @Published private(set) var hidden: Set<Int> = []
    @Published var isShown = false
    var isReady = false
    @MainActor private var current: Row?
    private var numbers: [Int] = []
    private var log: [String] = []

    init() {}

    func update(_ position: Int, value: String) {
        rows[position].value = value
        rows[position].number = nil
        objectWillChange.send()
    }

    func clear(_ positions: [Int]) {
        self.objectWillChange.send()
        for position in positions {
            rows[position].value = ""
        }
    }

    func show() {
        withAnimation {
            isShown = true
            hidden.removeAll()
            objectWillChange.send()
        }
    }

    func hide() {
        rows.filter { $0.value.isEmpty }.forEach { self.hidden.insert($0.id) }
        note("hidden")

        objectWillChange.send()
    }

    func load(_ names: [String]) {
        DispatchQueue.main.async { [weak self] in
            guard let self = self else { return }
            self.rows = names.enumerated().map { Row(id: $0.offset, value: $0.element) }
            self.objectWillChange.send()
        }
        Task { @MainActor [weak self] in
            self?.isReady = !names.isEmpty
            self?.objectWillChange.send()
        }
    }

    func start() async {
        await MainActor.run {
            objectWillChange.send()
            isReady = false
            log = []
        }
    }

    @MainActor
    func select(_ position: Int) {
        objectWillChange.send()
        current = rows[position]
        objectWillChange.send()
    }

    subscript(position: Int) -> Int {
        get { numbers[position] }
        set {
            objectWillChange.send()
            numbers[position] = newValue
        }
    }

    func toggle() { isShown.toggle(); objectWillChange.send() }

    private func note(_ text: String) {
        log.append(text)
    }
}

struct TableView: View {
    @StateObject private var table = Table()

    var body: some View {
        ForEach(table.rows) { row in
            Text(row.value)
        }
        Text("\(table[0])")
        Text(table.isShown && table.isReady ? "\(table.hidden.count)" : "")
    }
}
