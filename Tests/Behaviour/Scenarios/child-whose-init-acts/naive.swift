// Stale: nothing updates the view, so that it shows the former value.
import Foundation
import SwiftUI

@Observable
final class Model {
    var name = "a"

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
    @State private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        Player(number: 1)
    }
}
