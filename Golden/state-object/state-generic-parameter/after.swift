// Catalogue 80: a generic parameter State of the view.
import SwiftUI
@Observable
final class VM { var a = 1 }
struct V<State>: View {
    @SwiftUI.State private var vm = VM()
    var s: State
    var body: some View { Text("\(vm.a)") }
}
