// Catalogue 25: synthesized Codable through a type alias of a composition: keys change silently.
import SwiftUI
typealias Both = Codable & Identifiable
final class VM: ObservableObject, Both { var n = 1.0; var id = 1 }
struct V: View { @ObservedObject var vm: VM; var body: some View { Text("\(vm.n)") } }
