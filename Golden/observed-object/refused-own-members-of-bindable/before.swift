// Catalogue 89: Bindable has a member wrappedValue of its own.
import SwiftUI
final class VM: ObservableObject { @Published var wrappedValue = "" }
struct W: View { @ObservedObject var vm: VM; var body: some View { TextField("", text: $vm.wrappedValue) } }
