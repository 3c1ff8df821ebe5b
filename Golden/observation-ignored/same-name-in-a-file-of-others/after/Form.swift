// Catalogue 202: in a file that names no class of the project, a parameter, another type's own member and a member of a value from outside are not the property.
import Panels
import SwiftUI

@Observable
final class Form {
    var isBusy = false
    @ObservationIgnored var dismiss: (() -> Void)?

    func cancel() { dismiss?() }

    func reset() -> Bool {
        dismiss = nil
        return isBusy
    }
}

struct Screen: View {
    var form: Form

    var body: some View {
        Text(form.isBusy ? "…" : "ready").panel { form.reset() }
    }
}

final class Session: ObservableObject {
    static let shared = Session()

    @Published var number = 0
}
