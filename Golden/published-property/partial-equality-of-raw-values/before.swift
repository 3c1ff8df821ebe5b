// Catalogue 228: types with raw values compare nothing else.
import SwiftUI

struct Tag: RawRepresentable, Equatable {
    let rawValue: Int
    var title = ""

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    init(_ rawValue: Int, _ title: String) {
        self.rawValue = rawValue
        self.title = title
    }
}

final class Model: ObservableObject {
    @Published var value: Tag = Tag(1, "one")

    func refresh() {
        value = Tag(1, "uno")
    }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Button(model.value.title) { model.refresh() }
    }
}
