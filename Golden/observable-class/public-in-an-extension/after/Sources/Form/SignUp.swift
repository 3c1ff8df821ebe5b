// Catalogue 157: what stands in a public extension is public without saying so.
import SwiftUI

public enum SignUp {}

public extension SignUp {
    final class Field: ObservableObject {
        @Published public var text = ""

        public init() {}
    }

    @Observable
    internal final class Draft {
        var text = ""
    }
}

struct FieldView: View {
    @StateObject private var field = SignUp.Field()
    @State private var draft = SignUp.Draft()

    var body: some View {
        VStack {
            TextField("Name", text: $field.text)
            TextField("Note", text: $draft.text)
        }
    }
}
