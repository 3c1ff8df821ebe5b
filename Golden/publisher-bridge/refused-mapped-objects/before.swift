// Catalogue 61: closures of which the result is not plain to see, and receivers that are no lists.
import Combine
import SwiftUI

final class Shortcut: ObservableObject {
    @Published var keys = ""
}

final class Piano: ObservableObject {
    @Published var keys = ""
}

func make() -> Shortcut { Shortcut() }

final class Shortcuts {
    let made = [{ Piano() }].map { make in make() }
    let one = Optional(1).map { _ in Shortcut() }
    private var cancellables: Set<AnyCancellable> = []

    func follow() {
        for piano in made {
            piano.$keys.sink { print($0) }.store(in: &cancellables)
        }
        one.map { $0.$keys.sink { print($0) }.store(in: &cancellables) }
    }
}

struct ShortcutView: View {
    @ObservedObject var shortcut: Shortcut
    @ObservedObject var piano: Piano

    var body: some View {
        Text("\(shortcut.keys) \(piano.keys)")
    }
}
