// Catalogue 61: objects of which the type is known by the closure that makes them.
import Combine
import SwiftUI

enum Action: String, CaseIterable {
    case copy, paste
}

@Observable
final class Shortcut {
    let action: Action
    var keys = "" { willSet { keysSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var keysSubject = CurrentValueSubject<String, Never>(_keys)

    init(action: Action) {
        self.action = action
    }
}

@Observable
final class Piano {
    var keys = 88
}

final class Shortcuts {
    let all = Action.allCases.map { action in Shortcut(action: action) }
    private static let some: [Action] = [.copy]
    let more = Shortcuts.some.map { Shortcut(action: $0) }
    private var cancellables: Set<AnyCancellable> = []

    func follow() {
        Publishers.MergeMany(all.map { $0.keysSubject }).sink { print($0) }.store(in: &cancellables)
        for shortcut in more {
            shortcut.keysSubject.sink { print($0) }.store(in: &cancellables)
        }
    }
}

struct ShortcutView: View {
    var shortcut: Shortcut
    var piano: Piano

    var body: some View {
        Text("\(shortcut.action.rawValue) \(shortcut.keys) \(piano.keys)")
    }
}
