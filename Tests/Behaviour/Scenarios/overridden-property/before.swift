// Catalogue 12: a subclass observes a property of its base class.
import SwiftUI

class Field: ObservableObject {
    @Published var text = ""
}

final class LimitedField: Field {
    @Published private(set) var warnings = 0

    override var text: String {
        didSet {
            if text.count > 3 { warnings += 1 }
        }
    }
}

struct Root: View {
    @StateObject private var field = LimitedField()

    var body: some View {
        TextField("Text", text: $field.text)
        Text("\(field.text) \(field.warnings)")
    }
}
