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

final class Optionals: ObservableObject, Resetting {
    @Published var draft: Draft?
    private(set) var isNew = false
    private var cancellables = Set<AnyCancellable>()

    func follow(_ other: Draft) {
        $draft.sink { [weak self] draft in self?.isNew = draft == other }.store(in: &cancellables)
    }

    func reset() { draft = nil }
}

final class Lists: ObservableObject, Resetting {
    @Published var drafts: [Draft] = []
    private(set) var isNew = false
    private var cancellables = Set<AnyCancellable>()

    func follow(_ others: [Draft]) {
        $drafts.sink { [weak self] drafts in self?.isNew = drafts == others }.store(in: &cancellables)
    }

    func reset() { drafts = [] }
}

final class Generics: ObservableObject, Resetting {
    @Published var draft = Draft(text: "")
    private(set) var isNew = false
    private var cancellables = Set<AnyCancellable>()

    func follow(_ other: Draft) {
        $draft.sink { [weak self] draft in self?.isNew = isSame(draft, other) }.store(in: &cancellables)
    }

    func reset() { draft = Draft(text: "") }
}

final class Parts: ObservableObject, Resetting {
    @Published var part = Part()
    private(set) var isNew = false
    private var cancellables = Set<AnyCancellable>()

    func follow(_ other: Part) {
        $part.sink { [weak self] part in self?.isNew = part == other }.store(in: &cancellables)
    }

    func reset() { part = Part() }
}

final class Marks: ObservableObject, Resetting {
    @Published var mark = Mark(number: 0)
    private(set) var isNew = false
    private var cancellables = Set<AnyCancellable>()

    func follow(_ other: Mark) {
        $mark.sink { [weak self] mark in self?.isNew = mark == other }.store(in: &cancellables)
    }

    func reset() { mark = Mark(number: 0) }
}

struct AllView: View {
    @ObservedObject var optionals: Optionals
    @ObservedObject var lists: Lists
    @ObservedObject var generics: Generics
    @ObservedObject var parts: Parts
    @ObservedObject var marks: Marks

    var body: some View {
        Text(optionals.draft?.text ?? "\(lists.drafts.count) \(parts.part.number) \(marks.mark.number)")
        Button(generics.draft.text) { generics.reset() }
    }
}
