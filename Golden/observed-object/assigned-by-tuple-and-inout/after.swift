// Catalogue 100, 102: assigned by a tuple and as an inout argument: no constants.
import SwiftUI
@Observable
final class VM { var a = ""; static let shared = VM() }
func replace(_ v: inout VM) { v = VM() }
struct V: View { private var a = VM.shared; private var b = VM.shared; private var c = VM.shared
 init() { }
 init(x: VM) { (a, b) = (x, x); replace(&c) }
 var body: some View { Text(a.a) } }
