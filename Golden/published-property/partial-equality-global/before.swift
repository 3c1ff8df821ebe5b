// Catalogue 41: the property has an == that leaves something out.
import SwiftUI
struct User: Equatable { var id = 0; var name = "" }
func == (a: User, b: User) -> Bool { a.id == b.id }
final class VM: ObservableObject { @Published var user = User() }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.user.name)").onAppear { vm.user = User() } } }
