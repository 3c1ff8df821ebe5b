// Catalogue 202, 213: a result builder asks the clock in answer to events; the one that the body runs does not.
import SwiftUI

final class Diary: ObservableObject {
    @Published var title = String("")

    func load() { title = "Diary" }
}

@resultBuilder
enum Entries {
    static func buildBlock(_ parts: String...) -> String { parts.joined() + "\(Date().timeIntervalSince1970)" }
}

@resultBuilder
enum Lines {
    static func buildBlock(_ parts: String...) -> String { parts.joined() }
}

func write(@Entries _ lines: () -> String) { print(lines()) }

struct DiaryView: View {
    @ObservedObject var diary: Diary

    var body: some View {
        Text(line)
        Button("Write") {
            write {
                "a"
                "b"
            }
        }
    }

    @Lines var line: String {
        diary.title
        "b"
    }
}
