// Catalogue 83: a literal runs an initializer that only assigns.
import SwiftUI

struct Name: ExpressibleByStringLiteral {
    let text: String

    init(stringLiteral value: String) { text = value }

    init(number: Int) {
        print(number)
        text = ""
    }
}

final class Named: ObservableObject {
    @Published var id: Int
    let name: Name = "a"

    init(id: Int) { self.id = id }
}

struct NamedView: View {
    @StateObject private var model: Named

    init(id: Int) { _model = StateObject(wrappedValue: Named(id: id)) }

    var body: some View { Text("\(model.id)") }
}
