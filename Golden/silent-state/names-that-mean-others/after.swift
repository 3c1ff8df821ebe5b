// Catalogue 213: patterns call nothing, functions without a value are no case, labels and types tell overloads, and another type's style is no date's.
import Foundation
import SwiftUI

@Observable
final class Board {
    var filter = 0
    var count = 0

    func set(_ filter: Int) { self.filter = filter }

    func add() { count += 1 }
}

struct FilterView: View {
    var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}

enum Log {
    static func error(_ text: String, line: Int = #line) { print(Date(), text, line) }
}

enum Outcome {
    case idle
    case error(message: String)

    var text: String {
        switch self {
        case .error(let message): return message
        case .idle: return ""
        }
    }
}

final class Site {
    var url = ""

    func rename() { url = "b" }
}

extension Array where Element == Site {
    func filter(by text: String, limit: Int) -> [Site] { filter { $0.url.contains(text) } }
}

extension Array where Element == Int {
    var primary: [Int] { filter { $0 > 3 } }
}

enum Position {
    case relative(anchors: [Int])
}

struct Placed: View {
    let position: Position

    var body: some View { Color.clear }
}

struct Stamp {
    let seconds: Int

    func age() -> String { "\(Date().timeIntervalSince1970 - Double(seconds))" }
}

struct OutcomeView: View {
    var board: Board
    let outcome: Outcome
    let numbers: [Int]

    var body: some View {
        VStack {
            Text(outcome.text)
            Text("\(board.count) \(numbers.primary.count)")
            Placed(position: .relative(anchors: [1]))
        }
    }
}
