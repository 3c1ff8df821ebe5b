// Catalogue 2, 176: an attribute of the language is no macro.
import SwiftUI

struct Values {
    var width = 1
}

@dynamicMemberLookup
final class Box: ObservableObject {
    @Published var values = Values()

    subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value {
        get { values[keyPath: path] }
        set { values[keyPath: path] = newValue }
    }
}

struct BoxView: View {
    @ObservedObject var box: Box

    var body: some View {
        Text("\(box.width)")
    }
}
