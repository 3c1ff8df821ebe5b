// Catalogue 90: operators, implicit members and functions of the library run nothing of types that can't be meant.
import SwiftUI

@MainActor final class Counter {
    static let shared = Counter()
    private(set) var count = 0

    func add() -> Int {
        count += 1
        return count
    }
}

/// Whatever is asked of it counts.
@MainActor struct Loud {
    var id = 0
}

extension Loud: @preconcurrency Comparable, @preconcurrency CustomStringConvertible, @preconcurrency Hashable {
    static func == (left: Loud, right: Loud) -> Bool { Counter.shared.add() > 0 && left.id == right.id }

    static func < (left: Loud, right: Loud) -> Bool { Counter.shared.add() > 0 && left.id < right.id }

    var description: String { "\(Counter.shared.add())" }

    func hash(into hasher: inout Hasher) { hasher.combine(Counter.shared.add()) }
}

/// What is called like the cases below.
@MainActor enum Fixtures {
    static var low: Int { Counter.shared.add() }
    static var off: Int { Counter.shared.add() }
}

extension Array where Element == Loud {
    @MainActor static func == (left: [Loud], right: [Loud]) -> Bool { Counter.shared.add() > 0 }
}

enum Level: Int, Comparable {
    case low, off

    var isOn: Bool { self != .off }

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    init?(token: String) {
        switch token.trimmingCharacters(in: .whitespaces).lowercased() {
        case "low": self = .low
        case "off": self = .off
        default: return nil
        }
    }
}

struct Entry: Hashable, CustomStringConvertible {
    let name: String

    var description: String { "\(UserDefaults.standard.integer(forKey: name))" }
}

final class Settings: ObservableObject {
    @Published var title = ""
    let isOn: Bool
    let isBelow: Bool
    let level: Level?
    let words: [String]
    let languages: [String]
    let entries: [Entry]

    init(level: Level, text: String) {
        isOn = level.isOn
        isBelow = level < .off
        self.level = Level(token: text)
        var words: [String] = []
        for part in text.split(separator: ",") {
            let word = part.trimmingCharacters(in: .whitespaces)
            words.append(String(word.split(separator: ":").first ?? ""))
        }
        self.words = words
        languages = Bundle.main.localizations.filter { $0 != "Base" }.sorted()
        entries = Array(Set([Entry(name: "a"), Entry(name: "b")]))
    }

    func rename() { title = "b" }
}

struct SettingsView: View {
    @StateObject private var settings = Settings(level: .low, text: "a, b")

    var body: some View { Button(settings.title) { settings.rename() } }
}
