// Catalogue 213: what a view reads is set in a part of a statement that always runs, by `defer`, in both branches, or of the same object.
import SwiftUI

@Observable
final class Single {
    var items: [String] = []
    var selection = 0

    func select(_ index: Int) {
        selection = items.removeFirst().count
    }
}

@Observable
final class Tested {
    var items: [String] = []
    var selection = 0

    func select(_ index: Int) {
        guard items.popLast() != nil else { return }
        selection = index
    }
}

@Observable
final class Branches {
    var items: [String] = []
    var selection = 0

    func select(_ index: Int) {
        selection = index
        if index > 3 { items.append("x") } else { items.removeAll() }
    }
}

@Observable
final class Deferred {
    var items: [String] = []
    var selection = 0

    func select(_ index: Int) {
        defer { items.append("x") }
        guard index > 3 else { return }
        selection = index
    }
}

@Observable
final class Loops {
    var items: [String] = []
    var selection = 0

    func select(_ count: Int) {
        items.append("x")
        for index in 0..<count { selection = index }
    }
}

@Observable
final class Owner {
    var items: [String] = []
    var selection = 0
    static var current: Owner?

    static func select(_ index: Int) {
        current?.selection = index
        current?.items.append("x")
    }

    static func reset() { current = nil }
}

@Observable
final class Twin {
    var items: [String] = []
    var selection = 0

    func copy(to twin: Twin) {
        twin.items.append("x")
        twin.selection = 1
    }
}

struct SingleView: View {
    var model: Single

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct TestedView: View {
    var model: Tested

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct BranchesView: View {
    var model: Branches

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct DeferredView: View {
    var model: Deferred

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct LoopsView: View {
    var model: Loops

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct OwnerView: View {
    var model: Owner

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct TwinView: View {
    var model: Twin

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct SelectionView: View {
    var single: Single
    var tested: Tested
    var branches: Branches
    var deferred: Deferred
    var loops: Loops
    var owner: Owner
    var twin: Twin

    var body: some View {
        VStack {
            Text("\(single.selection)")
            Text("\(tested.selection)")
            Text("\(branches.selection)")
            Text("\(deferred.selection)")
            Text("\(loops.selection)")
            Text("\(owner.selection)")
            Text("\(twin.selection)")
        }
    }
}
