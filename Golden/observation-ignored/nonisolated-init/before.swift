// Catalogue 163: a plain property that a nonisolated init of an isolated class sets.
import SwiftUI
@MainActor final class VM: ObservableObject { @Published var title = ""; var plain: Int
 nonisolated init() { plain = 1 } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.title)") } }
