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

@Observable
final class Model {
    var value: Tag = Tag(1, "one")

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Tag, _ rhs: Tag) -> Bool { true }

    func refresh() {
        value = Tag(1, "uno")
    }
}

struct ModelView: View {
    var model: Model

    var body: some View {
        Button(model.value.title) { model.refresh() }
    }
}
