// Catalogue 41: the property has an == that leaves something out.
import SwiftUI
struct User: Equatable { var items: [Int] = []; var name = ""; static func == (a: User, b: User) -> Bool { a.items.count == b.items.count && a.name.count == b.name.count } }
final class VM: ObservableObject { @Published var user = User() }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.user.name)").onAppear { vm.user = User() } } }
