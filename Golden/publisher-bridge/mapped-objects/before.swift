// Catalogue 61: objects of which the type is known by the closure that makes them.
import Combine
import SwiftUI

enum Action: String, CaseIterable {
    case copy, paste
}

final class Shortcut: ObservableObject {
    let action: Action
    @Published var keys = ""

    init(action: Action) {
        self.action = action
    }
}

final class Piano: ObservableObject {
    @Published var keys = 88
}

final class Shortcuts {
    let all = Action.allCases.map { action in Shortcut(action: action) }
    private static let some: [Action] = [.copy]
    let more = Shortcuts.some.map { Shortcut(action: $0) }
    private var cancellables: Set<AnyCancellable> = []

    func follow() {
        Publishers.MergeMany(all.map { $0.$keys }).sink { print($0) }.store(in: &cancellables)
        for shortcut in more {
            shortcut.$keys.sink { print($0) }.store(in: &cancellables)
        }
    }
}

struct ShortcutView: View {
    @ObservedObject var shortcut: Shortcut
    @ObservedObject var piano: Piano

    var body: some View {
        Text("\(shortcut.action.rawValue) \(shortcut.keys) \(piano.keys)")
    }
}
