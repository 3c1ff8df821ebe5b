// Catalogue 41: the property has an == that leaves something out.
import SwiftUI
struct User: Equatable { var id = 0; var name = "" }
func == (a: User, b: User) -> Bool { a.id == b.id }
@Observable
final class VM { var user = User(); private nonisolated func shouldNotifyObservers(_ lhs: User, _ rhs: User) -> Bool { true } }
struct V: View { @State var vm = VM(); var body: some View { Text("\(vm.user.name)").onAppear { vm.user = User() } } }
