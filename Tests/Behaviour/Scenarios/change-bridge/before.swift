// Catalogue 18, 66, 76: a view and another class subscribe to all changes of a class.
import Combine
import SwiftUI

final class Form: ObservableObject {
    @Published var name = ""
    @Published var mail = "" {
        didSet { edits += 1 }
    }
    private var edits = 0

    func clear() {
        name = ""
        mail = ""
    }
}

final class Autosave {
    private var cancellable: AnyCancellable?
    private(set) var count = 0

    func follow(_ form: Form) {
        cancellable = form.objectWillChange.sink { [weak self] _ in
            self?.count += 1
            print("saved")
        }
    }
}

struct Root: View {
    @StateObject private var form = Form()
    @State private var changes = 0
    @State private var autosave = Autosave()

    var body: some View {
        TextField("Name", text: $form.name)
        TextField("Mail", text: $form.mail)
        Button("Clear") { form.clear() }
        Text("\(changes) changes")
            .onReceive(form.objectWillChange) { changes += 1 }
            .onAppear { autosave.follow(form) }
    }
}
