// Catalogue 219: a child acts as it is made, with each update of its parent.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var name = "a"

    func load() { name = "a" }
}

enum Plays {
    static var count = 0
}

struct Player: View {
    private let played: Int

    init(number: Int) {
        Plays.count += number
        played = Plays.count
    }

    var body: some View {
        Text("played \(played)")
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        Player(number: 1)
    }
}
