// Catalogue 164, 217: what inherits its actor is Sendable whatever it stores.
import SwiftUI

@MainActor
class Base {}

final class BySuperclass: Base, ObservableObject, Sendable {
    @Published var count = 0
}

@MainActor
protocol Screen {}

final class ByProtocol: Screen, ObservableObject, Sendable {
    @Published var count = 0
}

struct ContentView: View {
    @ObservedObject var first: BySuperclass
    @ObservedObject var second: ByProtocol

    var body: some View {
        Text("\(first.count + second.count)")
    }
}
