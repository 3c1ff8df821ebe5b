// Catalogue 41: the property has an == that leaves something out.
import SwiftUI
struct User: Equatable { var id = 0; var name = ""; static func == (a: User, b: User) -> Bool { a.id == b.id } }
struct Loaded<T: Equatable>: Equatable { var value: T? }
final class VM: ObservableObject { @Published var user = Loaded<User>(); @Published var r: Result<User, Never> = .success(User()) }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.user.value?.name ?? "")").onAppear { vm.user = Loaded(); vm.r = .success(User()) } } }
