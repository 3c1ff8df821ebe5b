// Catalogue 122: the conformance stands elsewhere, so body is not a result builder.
import SwiftUI
@Observable
final class VM { var a = "" }
@MainActor
struct V {
    @Environment(VM.self) var vm
    var body: some View {
        TextField("", text: Bindable(vm).a)
    }
}
extension V: View {}
struct R: View { let vm = VM()
    var body: some View { V().environment(vm) } }
