// Catalogue 105: the initial value stands in the attribute.
import SwiftUI
final class VM: ObservableObject { @Published var a = ""; static let shared = VM() }
struct V: View {
    @ObservedObject(wrappedValue: VM.shared) var vm: VM
    var body: some View { Text(vm.a) }
}
struct R: View { var body: some View { V() } }
