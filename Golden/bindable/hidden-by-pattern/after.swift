// Catalogue 122: a pattern hides the property.
import SwiftUI
@Observable
final class VM { var a = "" }
enum E { case x(String), y }
struct V: View {
    @Environment(VM.self) var vm
    @ViewBuilder func row(_ e: E) -> some View {
        switch e {
        case .x(let vm): TextField(vm, text: Bindable(self.vm).a)
        case .y: EmptyView()
        }
    }
    @ViewBuilder func row2(_ e: E) -> some View {
        if case let .x(vm) = e { TextField(vm, text: Bindable(self.vm).a) }
    }
    @ViewBuilder func row3(_ e: [String]) -> some View {
        ForEach(e, id: \.self) { vm in TextField(vm, text: Bindable(self.vm).a) }
    }
    var body: some View { row(.y) }
}
struct R: View { let vm = VM()
    var body: some View { V().environment(vm) } }
