// Catalogue 100, 102: neither private var (memberwise initializer) nor private let (it is assigned).
import SwiftUI
final class VM: ObservableObject { @Published var a = ""; static let shared = VM() }
struct V: View {
    @ObservedObject private var vm = VM.shared
    var title: String
    mutating func use(_ v: VM) { vm = v }
    var body: some View { Text(vm.a) }
}
struct R: View { var body: some View { V(title: "") } }
