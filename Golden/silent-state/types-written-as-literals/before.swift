// Catalogue 213: first values whose literals write a type, of which nothing changes unseen.
import SwiftUI

enum Outer { struct Inner: Hashable { var title = "" } }
final class Plain { var title = ""; var size = 1 }
final class Holder { var plain = Plain(); func set() { plain.title = "b"; plain.size = 2 } }

final class A: ObservableObject { @Published var list = [Outer.Inner](); @Published var state = 0; func f() { state = 1 } }
final class B: ObservableObject { @Published var list = [[String: Outer.Inner]](); @Published var state = 0; func f() { state = 1 } }
final class C: ObservableObject { @Published var map = [String: [Outer.Inner]](); @Published var state = 0; func f() { state = 1 } }
final class D: ObservableObject { @Published var map = [String: Outer.Inner](); @Published var state = 0; func f() { state = 1 } }
final class F: ObservableObject { @Published var set = Set<Outer.Inner>(); @Published var state = 0; func f() { state = 1 } }
final class G: ObservableObject { @Published var list = Array<Outer.Inner>(); @Published var state = 0; func f() { state = 1 } }
final class H: ObservableObject { @Published var list = [Outer.Inner?](); @Published var state = 0; func f() { state = 1 } }
struct VA: View { @ObservedObject var o: A; var body: some View { ForEach(o.list.indices) { i in Text(o.list[i].title) }; Button("") { o.f() } } }
struct VB: View { @ObservedObject var o: B; var body: some View { Text(o.list[0]["a"]?.title ?? ""); Button("") { o.f() } } }
struct VC: View { @ObservedObject var o: C; var body: some View { Text(o.map["a"]?.first?.title ?? ""); Button("") { o.f() } } }
struct VD: View { @ObservedObject var o: D; var body: some View { Text(o.map["a"]?.title ?? ""); Button("") { o.f() } } }
struct VF: View { @ObservedObject var o: F; var body: some View { Text(o.set.first?.title ?? ""); Button("") { o.f() } } }
struct VG: View { @ObservedObject var o: G; var body: some View { Text(o.list.first?.title ?? ""); Button("") { o.f() } } }
struct VH: View { @ObservedObject var o: H; var body: some View { Text(o.list[0]?.title ?? ""); Button("") { o.f() } } }
struct VP: View { let holder: Holder; var body: some View { Text(holder.plain.title); Button("") { holder.set() } } }
