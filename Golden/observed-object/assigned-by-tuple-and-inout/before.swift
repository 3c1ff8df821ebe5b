// Catalogue 100, 102: assigned by a tuple and as an inout argument: no constants.
import SwiftUI
final class VM: ObservableObject { @Published var a = ""; static let shared = VM() }
func replace(_ v: inout VM) { v = VM() }
struct V: View { @ObservedObject private var a = VM.shared; @ObservedObject private var b = VM.shared; @ObservedObject private var c = VM.shared
 init() { }
 init(x: VM) { (a, b) = (x, x); replace(&c) }
 var body: some View { Text(a.a) } }
