// Catalogue 35: a property that no body reads forces the update of what is not tracked.
import SwiftUI
final class VM: ObservableObject { @Published private var tick = 0
 static var shared = 0
 func add() { Self.shared += 1; tick += 1 } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(VM.shared)").onTapGesture { vm.add() } } }
