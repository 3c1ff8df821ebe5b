// Catalogue 83: a getter makes the object.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
struct Factory { var model: VM { print("made"); return VM() } }
struct V: View { @StateObject var vm: VM; init(f: Factory) { _vm = StateObject(wrappedValue: f.model) }; var body: some View { Text(vm.a) } }
