// Catalogue 213: another function fills the cache with what the key does not tell.
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
        if let cached = cache.object(forKey: NSString(string: "\(number)")) { return "\(cached)" }
        return "No. \(number)"
    }

    func keep(_ name: String, for number: Int) {
        cache.setObject(NSString(string: name), forKey: NSString(string: "\(number)"))
    }
}

struct BoardView: View {
    @ObservedObject var board: Board
    let names: Names

    var body: some View { Button(names.name(board.count)) { names.keep("x", for: 0) } }
}
