// Catalogue 213: a binding to a property of another class, and a case of another type, have the name of what is shown.
import SwiftUI

enum Kind {
    case restart, update
}

enum Texts {
    private static var providers: [String] = []

    static var update: String { providers.first ?? "Update" }

    static func add(_ text: String) { providers.append(text) }
}

final class Row {
    let name: String
    let kind: Kind
    lazy var subject: String = { "left " + name }()

    init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

    var icon: String {
        switch kind {
        case .restart: return "arrow"
        case .update: return "plus"
        }
    }
}

final class Ticket {
    var subject = ""

    func open() { subject = "x" }
}

@Observable
final class Form {
    var subject = ""
}

struct FormView: View {
    @Bindable var form: Form

    var body: some View { TextField("Subject", text: $form.subject) }
}

@Observable
final class Board {
    var rows: [Row] = []
    var filter = 0

    func load() { rows = [Row(name: "x", kind: .update)] }

    func set(_ filter: Int) { self.filter = filter }
}

struct BoardView: View {
    var board: Board

    var body: some View {
        VStack {
            ForEach(board.rows, id: \.name) { row in label(for: row) }
            if board.rows.isEmpty { Text("\(board.filter)") }
            Button("Filter") { board.set(2) }
            Button("Load") { board.load() }
        }
    }

    private func label(for row: Row) -> some View { Label(row.subject, systemImage: row.icon) }
}
