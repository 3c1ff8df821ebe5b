// Catalogue 122: a block comment that starts on the line of the brace: the statement must not go into it.
import SwiftUI
@Observable
final class VM { var a = "" }
struct V: View {
    @Environment(VM.self) var vm
    var body: some View { /* the
        field */
        TextField("", text: Bindable(vm).a)
    }
}
struct R: View { let vm = VM()
    var body: some View { V().environment(vm) } }
