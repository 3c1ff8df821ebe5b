// Catalogue 41: the property has an == that leaves something out.
import SwiftUI
struct User: Equatable { var id = 0; var name = ""; static func == (a: User, b: User) -> Bool { a.id == b.id } }
struct Page: Equatable { var users: [User] = [] }
final class VM: ObservableObject { @Published var page = Page() }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.page.users.count)").onAppear { vm.page = Page() } } }
