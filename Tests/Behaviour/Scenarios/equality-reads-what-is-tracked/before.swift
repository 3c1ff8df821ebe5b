// Catalogue 24: a comparison of objects in a body, by what never changes.
import SwiftUI

final class Token: ObservableObject, Equatable {
    let id: Int
    @Published var label = "t"

    init(id: Int) { self.id = id }

    static func == (left: Token, right: Token) -> Bool { left.id == right.id }
}

final class Pair: ObservableObject {
    let first = Token(id: 1)
    let second = Token(id: 2)
    @Published var swaps = 0
}

struct Root: View {
    @StateObject private var pair = Pair()

    var body: some View {
        Button("Relabel") { pair.first.label += "!" }
        Button("Swap") { pair.swaps += 1 }
        Text("\(pair.swaps) \(pair.first == pair.second ? "same" : "different")")
        TokenView(token: pair.first)
    }
}

struct TokenView: View {
    @ObservedObject var token: Token

    var body: some View {
        Text(token.label)
    }
}
