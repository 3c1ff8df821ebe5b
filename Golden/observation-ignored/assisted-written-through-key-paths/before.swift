// Catalogue 229: a body calls what changes the property that a key path names; what only a button changes so stays tracked.
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
    var renders = 0

    func bump(_ path: ReferenceWritableKeyPath<Model, Int>) {
        self[keyPath: path] += 1
    }
}

final class Form: ObservableObject {
    @Published var name = ""
    var edits = 0

    func edit() { edits += 1 }
}

struct ModelView: View {
    @ObservedObject var model: Model
    @ObservedObject var form: Form

    var body: some View {
        let _ = model.bump(\.renders)
        Text(model.title + form.name + "\(form.edits)")
        Button("Edit") { form.edit() }
    }
}
