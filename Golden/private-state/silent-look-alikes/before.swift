// Catalogue 180: attributes and places that only look like a view's state.
import SwiftUI

@propertyWrapper
struct State<Value> {
    var wrappedValue: Value
}

struct Machine {
    @State var phase = 0
    @Binding2 var speed = 1
    @Environment(\.colorScheme) var scheme
    static var count = 0
}

@propertyWrapper
struct Binding2<Value> {
    var wrappedValue: Value
}

func makeView() -> some View {
    struct Local: View {
        @FocusState var isFocused: Bool
        var body: some View { Text("") }
    }
    return Local()
}
