// Catalogue 229: a body calls what changes the property that a key path names; what only a button changes so stays tracked.
import SwiftUI

@Observable
final class Model {
    var title = ""
    @ObservationIgnored var renders = 0

    func bump(_ path: ReferenceWritableKeyPath<Model, Int>) {
        self[keyPath: path] += 1
    }
}

@Observable
final class Form {
    var name = ""
    var edits = 0

    func edit() { edits += 1 }
}

struct ModelView: View {
    var model: Model
    var form: Form

    var body: some View {
        let _ = model.bump(\.renders)
        Text(model.title + form.name + "\(form.edits)")
        Button("Edit") { form.edit() }
    }
}
