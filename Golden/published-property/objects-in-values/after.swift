// Catalogue 41: objects without an `==`, and values that can't change
import SwiftUI

final class Note {
    var title = ""
}

final class Tag: NSObject {
    let title = ""
}

struct Row {
    var note: Note
}

struct Mark: Equatable {
    var tag: Tag
}

@Observable
final class Rows {
    var rows: [Row] = []
    var marks: [Mark] = []
}

struct NotesView: View {
    var model: Rows

    var body: some View {
        Button("\(model.rows.count) \(model.marks.count)") {
            model.rows = [Row(note: Note())]
            model.marks = []
        }
    }
}
