// Catalogue 83: a literal runs an initializer that acts, for each value of the view.
import SwiftUI

struct Key: ExpressibleByStringLiteral {
    init(stringLiteral value: String) { print(value) }
}

final class Keyed: ObservableObject {
    @Published var id: Int
    let key: Key = "a"

    init(id: Int) { self.id = id }
}

struct KeyedView: View {
    @StateObject private var model: Keyed

    init(id: Int) { _model = StateObject(wrappedValue: Keyed(id: id)) }

    var body: some View { Text("\(model.id)") }
}
