// Stale: a class of both systems never announces anything to the legacy one.
import SwiftUI

@Observable
final class Form: ObservableObject {
    var name = ""
    var mail = ""
}

struct Root: View {
    @State private var form = Form()
    @State private var changes = 0

    var body: some View {
        TextField("Name", text: $form.name)
        TextField("Mail", text: $form.mail)
        Text("\(changes) changes")
            .onReceive(form.objectWillChange) { _ in changes += 1 }
    }
}
