// Catalogue 164, 217: what inherits its actor is Sendable whatever it stores.
import SwiftUI

@MainActor
class Base {}

@Observable
final class BySuperclass: Base, Sendable {
    var count = 0
}

@MainActor
protocol Screen {}

@Observable
final class ByProtocol: Screen, Sendable {
    var count = 0
}

struct ContentView: View {
    var first: BySuperclass
    var second: ByProtocol

    var body: some View {
        Text("\(first.count + second.count)")
    }
}
