// Catalogue 80: a type State nested in an extension of the view.
import SwiftUI
@Observable
final class VM { var a = 1 }
struct V: View {
    @SwiftUI.State private var vm = VM()
    var body: some View { Text("\(vm.a)") }
}
extension V { struct State { var x = 1 } }
