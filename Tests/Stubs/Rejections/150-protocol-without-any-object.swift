// expect: 'init(wrappedValue:)' is unavailable
import SwiftUI

protocol Storing: Observable {
    var text: String { get set }
}

struct Editor<Value: Storing>: View {
    @Bindable var value: Value

    init(value: Value) {
        self.value = value
    }

    var body: some View { TextField("Text", text: $value.text) }
}
