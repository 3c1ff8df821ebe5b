// Catalogue 228: the raw value is all that there is.
import SwiftUI

struct Tag: RawRepresentable, Equatable {
    let rawValue: Int
}

@Observable
final class Model {
    var value: Tag = Tag(rawValue: 1)

    func refresh() {
        value = Tag(rawValue: 2)
    }
}

struct ModelView: View {
    var model: Model

    var body: some View {
        Button("\(model.value.rawValue)") { model.refresh() }
    }
}
