// Catalogue 41: the property has an == that leaves something out.
import SwiftUI
protocol IDed: Equatable { var id: Int { get } }
extension IDed { static func == (a: Self, b: Self) -> Bool { a.id == b.id } }
struct User: IDed { var id = 0; var name = "" }
final class VM: ObservableObject { @Published var user = User() }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.user.name)").onAppear { vm.user = User() } } }
