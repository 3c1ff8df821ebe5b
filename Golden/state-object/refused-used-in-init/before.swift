// Catalogue 80: the object of @StateObject that init reaches was a temporary one; with @State it is the one that stays.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
struct V: View { @StateObject var vm = VM(); init(x: String) { vm.a = x }; var body: some View { Text(vm.a) } }
