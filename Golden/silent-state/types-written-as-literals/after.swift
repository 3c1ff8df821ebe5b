// Catalogue 213: first values whose literals write a type, of which nothing changes unseen.
import SwiftUI

enum Outer { struct Inner: Hashable { var title = "" } }
final class Plain { var title = ""; var size = 1 }
final class Holder { var plain = Plain(); func set() { plain.title = "b"; plain.size = 2 } }

@Observable
final class A { var list = [Outer.Inner](); var state = 0; func f() { state = 1 } }
@Observable
final class B { var list = [[String: Outer.Inner]](); var state = 0; func f() { state = 1 } }
@Observable
final class C { var map = [String: [Outer.Inner]](); var state = 0; func f() { state = 1 } }
@Observable
final class D { var map = [String: Outer.Inner](); var state = 0; func f() { state = 1 } }
@Observable
final class F { var set = Set<Outer.Inner>(); var state = 0; func f() { state = 1 } }
@Observable
final class G { var list = Array<Outer.Inner>(); var state = 0; func f() { state = 1 } }
@Observable
final class H { var list = [Outer.Inner?](); var state = 0; func f() { state = 1 } }
struct VA: View { var o: A; var body: some View { ForEach(o.list.indices) { i in Text(o.list[i].title) }; Button("") { o.f() } } }
struct VB: View { var o: B; var body: some View { Text(o.list[0]["a"]?.title ?? ""); Button("") { o.f() } } }
struct VC: View { var o: C; var body: some View { Text(o.map["a"]?.first?.title ?? ""); Button("") { o.f() } } }
struct VD: View { var o: D; var body: some View { Text(o.map["a"]?.title ?? ""); Button("") { o.f() } } }
struct VF: View { var o: F; var body: some View { Text(o.set.first?.title ?? ""); Button("") { o.f() } } }
struct VG: View { var o: G; var body: some View { Text(o.list.first?.title ?? ""); Button("") { o.f() } } }
struct VH: View { var o: H; var body: some View { Text(o.list[0]?.title ?? ""); Button("") { o.f() } } }
struct VP: View { let holder: Holder; var body: some View { Text(holder.plain.title); Button("") { holder.set() } } }
