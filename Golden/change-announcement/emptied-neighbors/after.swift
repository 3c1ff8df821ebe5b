// Catalogue 69: functions and sets that go stand next to each other.
import Combine
import SwiftUI

@Observable
final class A {
    var x = 0
}

@Observable
final class P {

    var t = 0
    let a = A()

    init() {
        t = 1
    }
}

struct R: View {
    @State var p = P()
    var body: some View { Text("\(p.t) \(p.a.x)") }
}
