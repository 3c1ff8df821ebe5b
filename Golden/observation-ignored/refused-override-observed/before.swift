// Catalogue 12: a subclass observes a property of the base by overriding it.
import SwiftUI

class Field: ObservableObject {
    @Published var text = ""
}

final class LimitedField: Field {
    override var text: String {
        didSet {
            if text.count > 10 {
                print("too long")
            }
        }
    }
}

struct FieldView: View {
    @ObservedObject var field: LimitedField

    var body: some View {
        TextField("Text", text: $field.text)
    }
}
