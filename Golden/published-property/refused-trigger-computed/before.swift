// Catalogue 35: a property that no body reads forces the update of what is not tracked.
import SwiftUI
import Foundation
final class VM: ObservableObject { @Published private var tick = 0
 var name: String { UserDefaults.standard.string(forKey: "n") ?? "" }
 func add() { UserDefaults.standard.set("x", forKey: "n"); tick += 1 } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text(vm.name).onTapGesture { vm.add() } } }
