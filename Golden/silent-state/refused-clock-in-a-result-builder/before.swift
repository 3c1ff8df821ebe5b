// Catalogue 202, 213: a result builder shows the clock with what it makes a value of, and an equal value no longer updates
// the view.
import SwiftUI

final class Diary: ObservableObject {
    @Published var title = String("")

    func load() { title = "Diary" }
}

@resultBuilder
enum Lines {
    static func buildBlock(_ parts: String...) -> String { parts.joined() + "\(Date().timeIntervalSince1970)" }
}

func join(@Lines _ lines: () -> String) -> String { lines() }

struct GetterView: View {
    @ObservedObject var diary: Diary

    var body: some View { Text(line) }

    @Lines var line: String {
        diary.title
        "b"
    }
}

struct ClosureView: View {
    @ObservedObject var diary: Diary

    var body: some View {
        Text(diary.title)
        Text(
            join {
                "a"
                "b"
            })
    }
}
