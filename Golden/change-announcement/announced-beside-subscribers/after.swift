// Catalogue 47, 66: what code sends by hand goes on to subscribers, and reaches views besides where they need it.
import Combine
import SwiftUI

final class Flags {
    static let shared = Flags()
    var enabled: Set<String> = []
}

/// Views read what a function gives back of other storage.
@Observable
final class FlagModel {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var title = "" { willSet { objectWillChange.send() } }
    private let flags = Flags.shared

    func isEnabled(_ flag: String) -> Bool {
        return flags.enabled.contains(flag)
    }

    func toggle(_ flag: String) {
        if flags.enabled.remove(flag) == nil { flags.enabled.insert(flag) }
        objectWillChange.send()
        withMutation(keyPath: \.title) {}
    }
}

/// No view follows it.
@Observable
final class People {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    private(set) var visible: [String] = [] { willSet { objectWillChange.send() } }
    private let flags = Flags.shared

    func record(_ person: String) {
        flags.enabled.insert(person)
        objectWillChange.send()
        if visible.isEmpty { visible = [person] }
    }

    func count() -> Int { flags.enabled.count }
}

final class Log {
    private var cancellables: Set<AnyCancellable> = []

    func follow(_ model: FlagModel, _ people: People) {
        model.objectWillChange.sink { _ in print("flags") }.store(in: &cancellables)
        people.objectWillChange.sink { _ in print(people.count()) }.store(in: &cancellables)
    }
}

struct FlagView: View {
    var model: FlagModel
    let people: People
    let flag: String

    var body: some View {
        Text("\(model.title) \(flag) \(model.isEnabled(flag) ? "on" : "off")")
        Text(people.visible.joined())
    }
}
