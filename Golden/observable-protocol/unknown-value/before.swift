// Catalogue 150, 153: only what conforms to the protocol can flow into the generic view, however the value is made
import SwiftUI

protocol NoteModel: ObservableObject {
    var note: String { get set }
}

final class PlainNoteModel: NoteModel {
    @Published var note = ""
}

final class Counter: ObservableObject {
    @Published var count = 0
}

struct NoteEditor<Model: NoteModel>: View {
    @ObservedObject var model: Model

    var body: some View {
        TextField("Note", text: $model.note)
    }
}

struct Screen: View {
    @ObservedObject var counter: Counter
    let models: [String: (Int) -> PlainNoteModel]

    var body: some View {
        VStack {
            Text("\(counter.count)")
            NoteEditor(model: models["note"]!(1))
        }
    }
}
