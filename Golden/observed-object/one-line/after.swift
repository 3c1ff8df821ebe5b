// Catalogue 100, 120: several properties on one line.
import SwiftUI

@Observable
final class Left { var value = 1 }
@Observable
final class Right { var value = 2 }

struct SumView: View {
    var left: Left; @Environment(Right.self) var right
    var body: some View { Text("\(left.value + right.value)") }
}

struct SumScreen: View {
    @State private var left = Left(); @State private var right = Right()
    var body: some View { SumView(left: left).environment(right) }
}
