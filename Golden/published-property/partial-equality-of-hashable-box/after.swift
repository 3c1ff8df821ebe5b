// Catalogue 228: AnyHashable compares numbers of different types by value.
import SwiftUI

@Observable
final class Model {
    var value: AnyHashable = AnyHashable(1)

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: AnyHashable, _ rhs: AnyHashable) -> Bool { true }

    func refresh() {
        value = AnyHashable(1.0)
    }
}

struct ModelView: View {
    var model: Model

    var body: some View {
        Button(model.value.description) { model.refresh() }
    }
}
