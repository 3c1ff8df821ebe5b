// Catalogue 228: AnyHashable compares numbers of different types by value.
import SwiftUI

final class Model: ObservableObject {
    @Published var value: AnyHashable = AnyHashable(1)

    func refresh() {
        value = AnyHashable(1.0)
    }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Button(model.value.description) { model.refresh() }
    }
}
