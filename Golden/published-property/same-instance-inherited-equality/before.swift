// Catalogue 41: NSObject's `==` compares identity, also within structures, enums and dictionaries that the compiler compares
import SwiftUI

final class Note: NSObject {
    var title = ""
}

struct Row: Equatable {
    var note: Note
    var position = 0
}

enum Choice: Equatable {
    case none
    case note(Note)
}

final class Rows: ObservableObject {
    @Published var rows: [Row] = []
}

final class Lookup: ObservableObject {
    @Published var notes: [String: Note] = [:]
}

final class Selection: ObservableObject {
    @Published var choice = Choice.none
}

struct NotesView: View {
    @ObservedObject var rows: Rows
    @ObservedObject var lookup: Lookup
    @ObservedObject var selection: Selection

    var body: some View {
        VStack {
            ForEach($rows.rows, id: \.position) { $row in
                TextField("Title", text: $row.note.title)
            }
            Text("\(lookup.notes.count)")
            Button("None") {
                selection.choice = .none
                lookup.notes = ["a": Note()]
            }
            Text(selection.choice == .none ? "none" : "one")
        }
    }
}
