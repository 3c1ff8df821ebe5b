// Catalogue 12: an override with a getter and a setter stores nothing.
import SwiftUI

@Observable
class Field {
    var text = ""
}

final class UpperField: Field {
    override var text: String {
        get { super.text.uppercased() }
        set { super.text = newValue }
    }
}

struct FieldView: View {
    var field: UpperField

    var body: some View {
        Text(field.text)
    }
}
