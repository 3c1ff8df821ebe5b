// Catalogue 105: bindings of if, guard, switch and catch hide the property.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
struct V: View { @ObservedObject private var vm: VM
 init() { let vm = VM(); _vm = ObservedObject(wrappedValue: vm) }
 init(x: VM?) { if let vm = x { _vm = ObservedObject(wrappedValue: vm) } else { _vm = ObservedObject(wrappedValue: VM()) } }
 init(y: VM?) { guard let vm = y else { fatalError() }; _vm = ObservedObject(wrappedValue: vm) }
 init(z: [VM]) { _vm = ObservedObject(wrappedValue: z[0]); for vm in z { print(vm) } }
 init(with vm: VM) { _vm = ObservedObject(wrappedValue: vm) }
 init(e: E) { switch e { case .a(let vm): _vm = ObservedObject(wrappedValue: vm) } }
 init(f: E) { guard case let .a(vm) = f else { fatalError() }; _vm = ObservedObject(wrappedValue: vm) }
 init(g: (Int, VM)) { let (i, vm) = g; print(i); _vm = ObservedObject(wrappedValue: vm) }
 init(h: (Int, VM)) throws { do { throw E.a(h.1) } catch E.a(let vm) { _vm = ObservedObject(wrappedValue: vm) } }
 enum E: Error { case a(VM) }
 var body: some View { Text(vm.a) } }
