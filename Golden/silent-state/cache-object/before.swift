// Catalogue 213: a cache keeps under a key what the only function that names it has made of the key.
import SwiftUI

final class Board: ObservableObject {
    @Published var filter = 0
    @Published var count = 0

    func set(_ filter: Int) { self.filter = filter }

    func add() { count += 1 }
}

struct FilterView: View {
    @ObservedObject var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}

final class Names {
    private let cache = NSCache<NSString, NSString>()

    func name(_ number: Int) -> String {
        let key = NSString(string: "\(number)")
        if let cached = cache.object(forKey: key) { return "\(cached)" }
        let made = NSString(string: "No. \(number)")
        cache.setObject(made, forKey: key)
        return "\(made)"
    }
}

struct BoardView: View {
    @ObservedObject var board: Board
    let names: Names

    var body: some View { Text(names.name(board.count)) }
}
