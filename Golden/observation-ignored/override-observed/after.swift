// Catalogue 12: a subclass observes a property of the base by overriding it.
import SwiftUI

@Observable
class Field {
    var text = ""
}

@Observable
final class LimitedField: Field {
    @ObservationIgnored override var text: String {
        didSet {
            if text.count > 10 {
                print("too long")
            }
        }
    }
}

struct FieldView: View {
    @Bindable var field: LimitedField

    var body: some View {
        TextField("Text", text: $field.text)
    }
}
