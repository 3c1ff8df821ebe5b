// Catalogue 100, 102: (self.w) = vm is an assignment.
import SwiftUI
final class VM: ObservableObject { @Published var a = ""; static let shared = VM() }
struct V: View { @ObservedObject private var vm = VM.shared; @ObservedObject private var w = VM.shared
 init() {}
 init(vm: VM) { self.vm = vm; (self.w) = vm }
 var body: some View { Text(vm.a) } }
