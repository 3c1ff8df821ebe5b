// Catalogue 45: key paths set properties of objects, and not the static variable that a view shows, which nothing sets.
import SwiftUI

enum Theme {
    static var size = 12.0
}

final class Label {
    var size = 1.0
}

final class Form: ObservableObject {
    @Published var name = ""
    @Published var mail = ""
    private let label = Label()

    func set(_ path: ReferenceWritableKeyPath<Form, String>, _ text: String) {
        self[keyPath: path] = text
        label.size = 2
    }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        Text(form.name).font(.system(size: Theme.size))
        Button("Clear") { form.set(\.mail, "") }
    }
}
