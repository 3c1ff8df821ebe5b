// Catalogue 35: all reads of the object stand in loops and closures over what nobody announces, or after its `?`.
import SwiftUI

enum Shelf {
    static var titles: [String] = []
    static var isOpen = false
    static var label: String?

    static func fill() {
        titles = ["A"]
        isOpen = true
        label = "L"
    }
}

final class Marks: ObservableObject {
    @Published var mark = ""

    func add() { mark += "*" }
}

struct ElementsView: View {
    @ObservedObject var marks: Marks

    var body: some View {
        ForEach(Shelf.titles, id: \.self) { Text($0 + marks.mark) }
    }
}

struct FilterView: View {
    @ObservedObject var marks: Marks

    var body: some View { Text(Shelf.titles.filter { $0.hasPrefix(marks.mark) }.joined()) }
}

struct LoopView: View {
    @ObservedObject var marks: Marks
    let items: [String]

    var body: some View { Text(text) }

    private var text: String {
        var result = ""
        for item in items where Shelf.isOpen { result += item + marks.mark }
        return result
    }
}

struct OptionalView: View {
    @ObservedObject var marks: Marks

    var body: some View { Text(Shelf.label?.appending(marks.mark) ?? "") }
}

// Something is read at any rate.

struct PlainView: View {
    @ObservedObject var marks: Marks
    let titles: [String]

    var body: some View {
        Text(marks.mark)
        ForEach(Shelf.titles, id: \.self) { Text($0 + marks.mark) }
    }
}

struct OwnElementsView: View {
    @ObservedObject var marks: Marks
    let titles: [String]
    let label: String?

    var body: some View {
        ForEach(titles, id: \.self) { Text($0 + marks.mark) }
        Text(label?.appending(marks.mark) ?? "")
    }
}

struct ModifierView: View {
    @ObservedObject var marks: Marks

    var body: some View { Text("A").overlay { Text(marks.mark) } }
}

struct FillView: View {
    var body: some View { Button("Fill") { Shelf.fill() } }
}
