// Catalogue 105: bindings of if, guard, switch and catch hide the property.
import SwiftUI
@Observable
final class VM { var a = "" }
struct V: View { private var vm: VM
 init() { let vm = VM(); self.vm = vm }
 init(x: VM?) { if let vm = x { self.vm = vm } else { vm = VM() } }
 init(y: VM?) { guard let vm = y else { fatalError() }; self.vm = vm }
 init(z: [VM]) { vm = z[0]; for vm in z { print(vm) } }
 init(with vm: VM) { self.vm = vm }
 init(e: E) { switch e { case .a(let vm): self.vm = vm } }
 init(f: E) { guard case let .a(vm) = f else { fatalError() }; self.vm = vm }
 init(g: (Int, VM)) { let (i, vm) = g; print(i); self.vm = vm }
 init(h: (Int, VM)) throws { do { throw E.a(h.1) } catch E.a(let vm) { self.vm = vm } }
 enum E: Error { case a(VM) }
 var body: some View { Text(vm.a) } }
