// Catalogue 150, 153: only what conforms to the protocol can flow into the generic view, however the value is made
import SwiftUI

protocol NoteModel: AnyObject, Observable {
    var note: String { get set }
}

@Observable
final class PlainNoteModel: NoteModel {
    var note = ""
}

@Observable
final class Counter {
    var count = 0
}

struct NoteEditor<Model: NoteModel>: View {
    @Bindable var model: Model

    var body: some View {
        TextField("Note", text: $model.note)
    }
}

struct Screen: View {
    var counter: Counter
    let models: [String: (Int) -> PlainNoteModel]

    var body: some View {
        VStack {
            Text("\(counter.count)")
            NoteEditor(model: models["note"]!(1))
        }
    }
}
