// Catalogue 213: a function that is called, the overload with the labels, and the style of a date.
import Foundation
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

enum Log {
    static func error(_ text: String) -> String { "\(Date()) \(text)" }
}

enum Outcome {
    case idle
    case error(message: String)

    var text: String {
        switch self {
        case .error(let message): return Log.error(message)
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

    var primary: [Site] { filter(by: "a", limit: 1) }
}

struct OutcomeView: View {
    @ObservedObject var board: Board
    let outcome: Outcome

    var body: some View { Text("\(board.count)" + outcome.text) }
}

struct SitesView: View {
    @ObservedObject var board: Board
    let sites: [Site]

    var body: some View { Button("\(board.count) \(sites.primary.count)") { sites.first?.rename() } }
}

struct DateView: View {
    @ObservedObject var board: Board
    let date: Date

    var body: some View { Text("\(board.count)" + date.formatted(.relative(presentation: .named))) }
}
