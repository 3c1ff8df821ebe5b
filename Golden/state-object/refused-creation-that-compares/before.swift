// Catalogue 90: operators, implicit members and functions of the library that run code of the project with effects.
import SwiftUI

@MainActor final class Counter {
    static let shared = Counter()
    private(set) var count = 0

    func add() -> Int {
        count += 1
        return count
    }
}

@MainActor struct Loud {
    var id = 0

    static var off: Loud { Loud(id: Counter.shared.add()) }
}

extension Loud: @preconcurrency Comparable, @preconcurrency CustomStringConvertible, @preconcurrency Hashable {
    static func == (left: Loud, right: Loud) -> Bool { Counter.shared.add() > 0 && left.id == right.id }

    static func < (left: Loud, right: Loud) -> Bool { Counter.shared.add() > 0 && left.id < right.id }

    var description: String { "\(Counter.shared.add())" }

    func hash(into hasher: inout Hasher) { hasher.combine(Counter.shared.add()) }
}

/// The equality that Swift makes asks the value in the case.
@MainActor enum Kind: @preconcurrency Equatable {
    case silent
    case loud(Loud)
}

@MainActor
final class Compared: ObservableObject {
    @Published var title = ""
    let isSame: Bool

    init(_ kind: Kind) { isSame = kind != .silent }
}

@MainActor
final class Assigned: ObservableObject {
    @Published var title = ""
    var loud: Loud

    init() {
        loud = Loud(id: 1)
        loud = .off
    }
}

@MainActor
final class Hashed: ObservableObject {
    @Published var title = ""
    let all: Set<Loud>

    init(_ list: [Loud]) { all = Set(list) }
}

struct ComparedView: View {
    @StateObject private var model = Compared(.silent)

    var body: some View { Button(model.title) { model.title = "b" } }
}

struct AssignedView: View {
    @StateObject private var model = Assigned()

    var body: some View { Button(model.title) { model.title = "b" } }
}

struct HashedView: View {
    @StateObject private var model = Hashed([Loud(id: 1)])

    var body: some View { Button(model.title) { model.title = "b" } }
}
