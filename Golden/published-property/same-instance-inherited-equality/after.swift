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

@Observable
final class Rows {
    var rows: [Row] = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [Row], _ rhs: [Row]) -> Bool { true }
}

@Observable
final class Lookup {
    var notes: [String: Note] = [:]

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [String: Note], _ rhs: [String: Note]) -> Bool { true }
}

@Observable
final class Selection {
    var choice = Choice.none

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Choice, _ rhs: Choice) -> Bool { true }
}

struct NotesView: View {
    @Bindable var rows: Rows
    var lookup: Lookup
    var selection: Selection

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
