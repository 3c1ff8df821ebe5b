// Catalogue 47: what is announced by hand is announced by the properties that are set beside it.
import SwiftUI

struct Row: Identifiable {
    let id: Int
    var value = ""
    var number: Double?
}

@Observable
final class Table {
    var rows: [Row] = []
    private(set) var hidden: Set<Int> = []
    var isShown = false
    var isReady = false
    @MainActor private var current: Row?
    private var numbers: [Int] = []
    private var log: [String] = []

    init() {}

    func update(_ position: Int, value: String) {
        rows[position].value = value
        rows[position].number = nil
    }

    func clear(_ positions: [Int]) {
        for position in positions {
            rows[position].value = ""
        }
    }

    func show() {
        withAnimation {
            isShown = true
            hidden.removeAll()
        }
    }

    func hide() {
        rows.filter { $0.value.isEmpty }.forEach { self.hidden.insert($0.id) }
        note("hidden")
    }

    func load(_ names: [String]) {
        DispatchQueue.main.async { [weak self] in
            guard let self = self else { return }
            self.rows = names.enumerated().map { Row(id: $0.offset, value: $0.element) }
        }
        Task { @MainActor [weak self] in
            self?.isReady = !names.isEmpty
        }
    }

    func start() async {
        await MainActor.run {
            isReady = false
            log = []
        }
    }

    @MainActor
    func select(_ position: Int) {
        current = rows[position]
    }

    subscript(position: Int) -> Int {
        get { numbers[position] }
        set {
            numbers[position] = newValue
        }
    }

    func toggle() { isShown.toggle() }

    private func note(_ text: String) {
        log.append(text)
    }
}

struct TableView: View {
    @State private var table = Table()

    var body: some View {
        ForEach(table.rows) { row in
            Text(row.value)
        }
        Text("\(table[0])")
        Text(table.isShown && table.isReady ? "\(table.hidden.count)" : "")
    }
}
