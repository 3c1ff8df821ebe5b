// Catalogue 202, 222: the functions of a result builder read and set properties, and bodies run them with what the builder
// makes a value of: closures, functions, getters and what a protocol asks for.
import SwiftUI

final class Log: ObservableObject {
    static let shared = Log()
    @Published var closures = 0
    @Published var functions = 0
    @Published var getters = 0
    @Published var requirements = 0
}

@resultBuilder
enum Lines {
    static func buildExpression(_ text: String) -> [String] {
        Log.shared.closures += 1
        return [text]
    }

    static func buildBlock(_ parts: [String]...) -> [String] { Array(parts.joined()) }
}

@resultBuilder
enum Words {
    static func buildBlock(_ parts: String...) -> String {
        Log.shared.functions += 1
        return parts.joined(separator: " ")
    }
}

@resultBuilder
enum Letters {
    static func buildBlock(_ parts: String...) -> String {
        Log.shared.getters += 1
        return parts.joined()
    }
}

@resultBuilder
enum Titles {
    static func buildBlock(_ parts: String...) -> String {
        Log.shared.requirements += 1
        return parts.joined()
    }
}

protocol Titled {
    @Titles var title: String { get }
}

func join(@Lines _ lines: () -> [String]) -> String { lines().joined() }

struct LogView: View {
    @ObservedObject var log = Log.shared

    var body: some View {
        Text("\(log.closures) \(log.functions) \(log.getters) \(log.requirements)")
    }
}

struct RowView: View, Titled {
    var title: String {
        "a"
        "title"
    }

    @Letters var letters: String {
        "a"
        "b"
    }

    var body: some View {
        Text(
            join {
                "a"
                "b"
            })
        Text(words())
        Text(letters)
        Text(title)
    }

    @Words func words() -> String {
        "one"
        "two"
    }
}
