// Catalogue 60, 216: a subscriber compares values, and the `==` that runs for them sets the property.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@MainActor
final class Center {
    nonisolated(unsafe) static var targets: [any Resetting] = []
}

struct Draft: Equatable {
    let text: String

    static func == (left: Draft, right: Draft) -> Bool {
        Center.targets.forEach { $0.reset() }
        return left.text == right.text
    }
}

class Base: Equatable {
    var number = 0

    static func == (left: Base, right: Base) -> Bool {
        Center.targets.forEach { $0.reset() }
        return left.number == right.number
    }
}

final class Part: Base {}

protocol Marked {}

extension Marked {
    static func == (left: Self, right: Self) -> Bool {
        Center.targets.forEach { $0.reset() }
        return true
    }
}

struct Mark: Marked {
    let number: Int
}

func isSame<T: Equatable>(_ left: T, _ right: T) -> Bool { left == right }

@Observable
final class Optionals: Resetting {
    var draft: Draft? {
        get { access(keyPath: \.draft); return draftStorage }
        set { withMutation(keyPath: \.draft) { draftStorage = newValue } }
    }
    @ObservationIgnored @Published private var draftStorage: Draft?
    private(set) var isNew = false
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow(_ other: Draft) {
        $draftStorage.sink { [weak self] draft in self?.isNew = draft == other }.store(in: &cancellables)
    }

    func reset() { draft = nil }
}

@Observable
final class Lists: Resetting {
    var drafts: [Draft] {
        get { access(keyPath: \.drafts); return draftsStorage }
        set { withMutation(keyPath: \.drafts) { draftsStorage = newValue } }
    }
    @ObservationIgnored @Published private var draftsStorage: [Draft] = []
    private(set) var isNew = false
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow(_ others: [Draft]) {
        $draftsStorage.sink { [weak self] drafts in self?.isNew = drafts == others }.store(in: &cancellables)
    }

    func reset() { drafts = [] }
}

@Observable
final class Generics: Resetting {
    var draft: Draft {
        get { access(keyPath: \.draft); return draftStorage }
        set { withMutation(keyPath: \.draft) { draftStorage = newValue } }
    }
    @ObservationIgnored @Published private var draftStorage = Draft(text: "")
    private(set) var isNew = false
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow(_ other: Draft) {
        $draftStorage.sink { [weak self] draft in self?.isNew = isSame(draft, other) }.store(in: &cancellables)
    }

    func reset() { draft = Draft(text: "") }
}

@Observable
final class Parts: Resetting {
    var part: Part {
        get { access(keyPath: \.part); return partStorage }
        set { withMutation(keyPath: \.part) { partStorage = newValue } }
    }
    @ObservationIgnored @Published private var partStorage = Part()
    private(set) var isNew = false
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow(_ other: Part) {
        $partStorage.sink { [weak self] part in self?.isNew = part == other }.store(in: &cancellables)
    }

    func reset() { part = Part() }
}

@Observable
final class Marks: Resetting {
    var mark: Mark {
        get { access(keyPath: \.mark); return markStorage }
        set { withMutation(keyPath: \.mark) { markStorage = newValue } }
    }
    @ObservationIgnored @Published private var markStorage = Mark(number: 0)
    private(set) var isNew = false
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow(_ other: Mark) {
        $markStorage.sink { [weak self] mark in self?.isNew = mark == other }.store(in: &cancellables)
    }

    func reset() { mark = Mark(number: 0) }
}

struct AllView: View {
    var optionals: Optionals
    var lists: Lists
    var generics: Generics
    var parts: Parts
    var marks: Marks

    var body: some View {
        Text(optionals.draft?.text ?? "\(lists.drafts.count) \(parts.part.number) \(marks.mark.number)")
        Button(generics.draft.text) { generics.reset() }
    }
}
