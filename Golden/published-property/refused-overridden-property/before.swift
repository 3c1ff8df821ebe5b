// Catalogue 12: the superclass is no ObservableObject, and its property is overridden by one that observes.
import SwiftUI

class Field {
    var text = ""
}

final class LimitedField: Field, ObservableObject {
    @Published var limit = 10

    override var text: String {
        didSet {
            if text.count > limit {
                print("too long")
            }
        }
    }
}

struct FieldView: View {
    @ObservedObject var field: LimitedField

    var body: some View {
        Text("\(field.text) \(field.limit)")
    }
}
