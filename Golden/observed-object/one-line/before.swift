// Catalogue 100, 120: several properties on one line.
import SwiftUI

final class Left: ObservableObject { @Published var value = 1 }
final class Right: ObservableObject { @Published var value = 2 }

struct SumView: View {
    @ObservedObject var left: Left; @EnvironmentObject var right: Right
    var body: some View { Text("\(left.value + right.value)") }
}

struct SumScreen: View {
    @StateObject private var left = Left(); @StateObject private var right = Right()
    var body: some View { SumView(left: left).environmentObject(right) }
}
