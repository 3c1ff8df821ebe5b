// Catalogue 41: the property has an == that leaves something out.
import SwiftUI
struct User: Equatable { var id = 0; var name = ""; static func == (a: User, b: User) -> Bool { a.id == b.id } }
enum Phase: Equatable { case idle, loaded([User]) }
final class VM: ObservableObject { @Published var phase: Phase = .idle }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(String(describing: vm.phase))").onAppear { vm.phase = .idle } } }
