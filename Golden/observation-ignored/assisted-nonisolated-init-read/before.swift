// Catalogue 163: asked for, the property that a nonisolated init sets is ignored.
import SwiftUI
@MainActor final class VM: ObservableObject { @Published var title = ""; var plain: Int = 0
 nonisolated init(p: Int) { self.plain = p }
 func set(_ p: Int) { plain = p } }
struct V: View { @StateObject var vm = VM(p: 1); var body: some View { Text("\(vm.title)\(vm.plain)") } }
