infix operator <~>: Sum
prefix operator ∆
postfix operator ‼
precedencegroup Sum { higherThan: Other, lower associativity: left assignment: true }
func >> (l: A<B<C>>, r: [D<E>?]) -> F<G<H>>? { l ?? r }
let a = b<c>(d), e = f < g, h > i, j = k<l, m>.n, o = p<q>?.r, s = (t<u, v>(w))
let x = y ? z : a?.b! ?? c!.d![e]?.f, g = -h + +i - -j, k = l...m, n = ...o, p = q..., r = (+), s = [].reduce(0, +)
let path = \.a.b?.c![d], other = \A<B>.c.?.d, root = \Self.[0], whole = \.self, x = \a.b
x = y as? Z is W as! V; a &+= b &* c; &inout; f(&x, &y.z); a = b; a==b; a = =b
let tuple = (1, a: 2).a.0.1, number = 1.0e-10 + 0x1p4 + 0b1_0 + 0o17 + 1_000.5, range = 0..<10
try await foo() as Bar; try! x; try? y; await z; consume a; copy b; each c; repeat each d; any P.Type
