// Catalogue 45: a static variable that is set is shown with the next update, whatever key paths do.
import SwiftUI

enum Theme {
    static var size = 12.0
}

final class Form: ObservableObject {
    @Published var name = ""
    @Published var mail = ""

    func set(_ path: ReferenceWritableKeyPath<Form, String>, _ text: String) {
        self[keyPath: path] = text
        Theme.size += 1
    }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        Text(form.name).font(.system(size: Theme.size))
        Button("Clear") { form.set(\.mail, "") }
    }
}
