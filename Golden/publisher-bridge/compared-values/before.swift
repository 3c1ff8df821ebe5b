// Catalogue 60, 216: a subscriber compares values of a type; no other type's `==` is run by that.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

enum Mode: Equatable {
    case list, grid
    case named(String)
}

struct Draft: Equatable {
    let text: String

    static func == (left: Draft, right: Draft) -> Bool {
        UserDefaults.standard.set(left.text, forKey: "draft")
        return left.text == right.text
    }
}

final class Settings: ObservableObject, Resetting {
    @Published var mode = Mode.list
    private(set) var isGrid = false
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $mode.sink { [weak self] mode in self?.isGrid = mode == .grid }.store(in: &cancellables)
    }

    func reset() { mode = .list }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Button("\(settings.mode)") { settings.follow() }
    }
}
