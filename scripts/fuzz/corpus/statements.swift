label: for case let .some(x)? in y where x > 1 { continue label }
for await (a, b) in c {}
while let d = e, case .f(let g, _) = h, #available(iOS 17, *), !i { break }
repeat { j() } while k
guard let self, let l = m as? N, var o else { return }
if case let (p, q) = r, p == q { } else if s { } else { t }
switch u { case .v(let w) where w: x; case .y, .z: fallthrough; case is A, let b as C: break; @unknown default: d() }
do throws(E) { try e() } catch let error as F where f { } catch G.h(let i), J.k { } catch { throw error }
defer { l() }
let m = if n { 1 } else { 2 }, o = switch p { case 1: "a" default: "b" }
func q() { func r() {} ; struct S { let t = 1 } ; let u = { v }(); w { x } y: { z } a: { b } }
a.b { $0 }.c(d) { e in f }.g { (h: Int) -> I in j } [k]
#if A
.l()
#endif
return { [m] in n }
if o { p } q { r }
let a = b { c } // d
    .e()
f(g) { (h, i) in } ; j { _, _ in } ; k { @MainActor in l } ; m { x async -> Int in 1 }
yield &n; discard self; then 1
