// Catalogue 228: the raw value is all that there is.
import SwiftUI

struct Tag: RawRepresentable, Equatable {
    let rawValue: Int
}

final class Model: ObservableObject {
    @Published var value: Tag = Tag(rawValue: 1)

    func refresh() {
        value = Tag(rawValue: 2)
    }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Button("\(model.value.rawValue)") { model.refresh() }
    }
}
