// Catalogue 163: a plain property that a nonisolated init of an isolated class sets.
import SwiftUI
@MainActor @Observable final class VM { var title = ""; @ObservationIgnored var plain: Int
 nonisolated init() { plain = 1 } }
struct V: View { @State var vm = VM(); var body: some View { Text("\(vm.title)") } }
