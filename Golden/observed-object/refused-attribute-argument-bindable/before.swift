// Catalogue 105: Bindable has no init(initialValue:).
import SwiftUI
final class VM: ObservableObject { @Published var a = ""; static let shared = VM() }
struct V: View {
    @ObservedObject(initialValue: VM.shared) var vm: VM
    var body: some View { TextField("", text: $vm.a) }
}
