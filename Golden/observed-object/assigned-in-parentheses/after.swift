// Catalogue 100, 102: (self.w) = vm is an assignment.
import SwiftUI
@Observable
final class VM { var a = ""; static let shared = VM() }
struct V: View { private var vm = VM.shared; private var w = VM.shared
 init() {}
 init(vm: VM) { self.vm = vm; (self.w) = vm }
 var body: some View { Text(vm.a) } }
