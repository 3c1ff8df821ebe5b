// Catalogue 41: the property has an == that leaves something out.
import SwiftUI
struct User: Equatable { var id = 0; var name = ""; static func == (a: User, b: User) -> Bool { a.id == b.id } }
struct Loaded<T: Equatable>: Equatable { var value: T? }
@Observable
final class VM { var user = Loaded<User>(); private nonisolated func shouldNotifyObservers(_ lhs: Loaded<User>, _ rhs: Loaded<User>) -> Bool { true }; private nonisolated func shouldNotifyObservers(_ lhs: Result<User, Never>, _ rhs: Result<User, Never>) -> Bool { true }; var r: Result<User, Never> = .success(User()) }
struct V: View { @State var vm = VM(); var body: some View { Text("\(vm.user.value?.name ?? "")").onAppear { vm.user = Loaded(); vm.r = .success(User()) } } }
