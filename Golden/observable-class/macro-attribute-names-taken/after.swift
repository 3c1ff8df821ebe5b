// Catalogue 21: types with the names of the macros hide none of them, and what is called as a property of a type or shaped otherwise is no member of the macro.
import Combine
import SwiftUI

@propertyWrapper
struct ObservationIgnored {
    var wrappedValue: Int
}

@globalActor
actor ObservationTracked {
    static let shared = ObservationTracked()
}

@Observable
final class Model {
    var count = 1
    var access = 2
    var withMutation = 3
    @ObservationIgnored var cancellables: Set<AnyCancellable> = []

    struct Observable {}
    enum ObservationTracked {}

    static func access(_ count: Int) -> Int { count }
}

struct ModelView: View {
    var model: Model

    var body: some View {
        Text("\(model.count) \(model.access) \(model.withMutation)")
    }
}
