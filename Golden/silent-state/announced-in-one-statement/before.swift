// Catalogue 213: what a view reads is set in a part of a statement that always runs, by `defer`, in both branches, or of the same object.
import SwiftUI

final class Single: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0

    func select(_ index: Int) {
        selection = items.removeFirst().count
    }
}

final class Tested: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0

    func select(_ index: Int) {
        guard items.popLast() != nil else { return }
        selection = index
    }
}

final class Branches: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0

    func select(_ index: Int) {
        selection = index
        if index > 3 { items.append("x") } else { items.removeAll() }
    }
}

final class Deferred: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0

    func select(_ index: Int) {
        defer { items.append("x") }
        guard index > 3 else { return }
        selection = index
    }
}

final class Loops: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0

    func select(_ count: Int) {
        items.append("x")
        for index in 0..<count { selection = index }
    }
}

final class Owner: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0
    static var current: Owner?

    static func select(_ index: Int) {
        current?.selection = index
        current?.items.append("x")
    }

    static func reset() { current = nil }
}

final class Twin: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0

    func copy(to twin: Twin) {
        twin.items.append("x")
        twin.selection = 1
    }
}

struct SingleView: View {
    @ObservedObject var model: Single

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct TestedView: View {
    @ObservedObject var model: Tested

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct BranchesView: View {
    @ObservedObject var model: Branches

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct DeferredView: View {
    @ObservedObject var model: Deferred

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct LoopsView: View {
    @ObservedObject var model: Loops

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct OwnerView: View {
    @ObservedObject var model: Owner

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct TwinView: View {
    @ObservedObject var model: Twin

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct SelectionView: View {
    @ObservedObject var single: Single
    @ObservedObject var tested: Tested
    @ObservedObject var branches: Branches
    @ObservedObject var deferred: Deferred
    @ObservedObject var loops: Loops
    @ObservedObject var owner: Owner
    @ObservedObject var twin: Twin

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
