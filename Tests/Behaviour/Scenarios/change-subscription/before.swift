// Catalogue 18, 66: a view receives that anything of an object changes.
import SwiftUI

final class Form: ObservableObject {
    @Published var name = ""
    @Published var mail = ""
}

struct Root: View {
    @StateObject private var form = Form()
    @State private var changes = 0

    var body: some View {
        TextField("Name", text: $form.name)
        TextField("Mail", text: $form.mail)
        Text("\(changes) changes")
            .onReceive(form.objectWillChange) { _ in changes += 1 }
    }
}
