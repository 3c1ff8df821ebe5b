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

final class Model: ObservableObject {
    @Published var count = 1
    @Published var access = 2
    @Published var withMutation = 3
    var cancellables: Set<AnyCancellable> = []

    struct Observable {}
    enum ObservationTracked {}

    static func access(_ count: Int) -> Int { count }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("\(model.count) \(model.access) \(model.withMutation)")
    }
}
