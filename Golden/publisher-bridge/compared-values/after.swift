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

@Observable
final class Settings: Resetting {
    var mode = Mode.list { willSet { modeSubject.send(newValue) } }
    @ObservationIgnored private lazy var modeSubject = CurrentValueSubject<Mode, Never>(_mode)
    private(set) var isGrid = false
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        modeSubject.sink { [weak self] mode in self?.isGrid = mode == .grid }.store(in: &cancellables)
    }

    func reset() { mode = .list }
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Button("\(settings.mode)") { settings.follow() }
    }
}
