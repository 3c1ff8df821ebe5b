// Catalogue 25: synthesized Codable through a protocol of the project: keys change silently.
import SwiftUI
protocol Saved: Codable {}
final class VM: ObservableObject, Saved { var n = 1.0 }
struct V: View { @ObservedObject var vm: VM; var body: some View { Text("\(vm.n)") } }
