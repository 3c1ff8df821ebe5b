// Catalogue 67: a property that announces itself by hand; its observers start more, which views saw along with it.
import SwiftUI

final class Clock {
    static let shared = Clock()
    var time = ""
    func wind() { time = "" }
}

@Observable
final class Selection {
    var count = 0
    let clock = Clock(), spare = Clock()

    var ids: Set<String> = [] {
        didSet {
            load()
        }
    }

    private func load() {
        clock.wind()
        Clock.shared.wind()
    }
}

struct SelectionView: View {
    var selection: Selection
    @State private var isOpen = false

    var body: some View {
        Text(selection.clock.time + Clock.shared.time)
        if isOpen {
            Text("\(selection.ids.count) \(selection.count)")
        }
    }
}
