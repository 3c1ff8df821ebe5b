// Catalogue 47: what is set may not be set, or is shown before the rest changes.
import SwiftUI

final class Clock {
    static let shared = Clock()
    var time = ""
    func load() async -> [String] { [] }
    func check() throws -> Int { 0 }
    func wind() { time = "" }
}

/// The view is updated while the code waits.
final class Waiting: ObservableObject {
    @Published var count = 0
    let clock = Clock(), spare = Clock()

    @MainActor
    func update() async {
        count += 1
        _ = await clock.load()
        clock.wind()
        objectWillChange.send()
    }

    @MainActor
    func start() async {
        objectWillChange.send()
        count = await clock.load().count
    }
}

/// One way sets nothing.
final class Branching: ObservableObject {
    @Published var count = 0
    let clock = Clock(), spare = Clock()

    func update(_ isNew: Bool) {
        clock.wind()
        if isNew { count += 1 }
        objectWillChange.send()
    }

    func visit(_ names: [String]) {
        clock.wind()
        for name in names { count += name.count }
        objectWillChange.send()
    }
}

/// The code may be left before.
final class Leaving: ObservableObject {
    @Published var count = 0
    let clock = Clock(), spare = Clock()

    func update() {
        clock.wind()
        objectWillChange.send()
        guard clock.time.isEmpty else { return }
        count += 1
    }

    func check() throws {
        clock.wind()
        objectWillChange.send()
        count = try clock.check()
    }

    func tryOut() {
        clock.wind()
        do { count = try clock.check() } catch {}
        objectWillChange.send()
    }
}

/// What is set belongs to another object, or announces nothing.
final class Others: ObservableObject {
    @Published var count = 0
    let clock = Clock(), spare = Clock()
    weak var other: Others?
    lazy var total = 0

    func update(count: Int) {
        clock.wind()
        other?.count = count
        total = count
        objectWillChange.send()
    }

    func later() {
        clock.wind()
        Task { @MainActor in count += 1 }
        objectWillChange.send()
    }
}

struct ClockView: View {
    @ObservedObject var waiting: Waiting
    @ObservedObject var branching: Branching
    @ObservedObject var leaving: Leaving
    @ObservedObject var others: Others
    @State private var isOpen = false

    var body: some View {
        Text(waiting.clock.time + branching.clock.time + leaving.clock.time + others.clock.time)
        if isOpen {
            Text("\(waiting.count) \(branching.count) \(leaving.count) \(others.count) \(others.total)")
        }
    }
}
