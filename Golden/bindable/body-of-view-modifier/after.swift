// Catalogue 107, 122: a property body of a ViewModifier is no requirement and no result builder.
import SwiftUI
@Observable
final class VM { var a = "" }
struct M: ViewModifier { @Environment(VM.self) var vm
 var body: some View {
   TextField("", text: Bindable(vm).a)
 }
 func body(content: Content) -> some View { content.overlay(body) }
}
struct R: View { @State var vm = VM(); var body: some View { Text("").modifier(M()).environment(vm) } }
