// Catalogue 40: an `==` that takes all into account stands in a file that has nothing else to do with views.
import SwiftUI

final class Form: ObservableObject {
    @Published var kind = Kind(name: "a", size: 1)

    func reset() {
        kind = Kind(name: "a", size: 1)
    }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        Text(form.kind.name)
    }
}
