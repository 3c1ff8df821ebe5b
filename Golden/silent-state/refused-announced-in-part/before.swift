// Catalogue 213: what a view reads is set in a part of a statement that may not run, before or after others run, or of an object that may
// be another one by then.
import SwiftUI

struct Dialog {
    func runModal() {}
}

final class Branch: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0

    func select(_ index: Int) {
        selection = index
        index > 3 ? items.append("x") : ()
    }
}

final class Both: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0
    private(set) var isNew = false

    func select(_ index: Int) {
        isNew = index > 3 && items.popLast() != nil
        selection = index
    }
}

final class Fallback: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0
    var pending: String?

    func select(_ index: Int) {
        selection = index
        _ = pending ?? items.popLast()
    }
}

final class Handler: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0
    var onRemove: ((String) -> Void)?

    func select(_ index: Int) {
        selection = index
        onRemove?(items.removeLast())
    }
}

final class Checked: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0

    func select(_ index: Int) {
        selection = index
        assert(items.popLast() != nil)
    }
}

final class Tried: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0

    func select(_ index: Int) {
        selection = index
        try? items.append(name(index))
    }

    private func name(_ index: Int) throws -> String { "" }
}

final class Target: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0
    var spare: Target?

    func select(_ index: Int) {
        selection = index
        spare?.selection = items.removeLast().count
    }
}

final class Turns: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0
    static var current = Turns()

    static func select(_ index: Int) {
        current.selection = index
        current = Turns()
        current.items.append("x")
    }
}

final class Pool: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0
    static var all: [Pool] = []

    static func select(_ index: Int) {
        all.removeFirst().selection = index
        all.removeFirst().items.append("x")
    }
}

@MainActor
final class Stream: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0

    func follow(_ events: AsyncStream<Int>) async {
        for await event in events { selection = event }
        items.append("x")
    }
}

@MainActor
final class Poll: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0

    func poll(_ count: Int) async {
        items.append("x")
        for index in 0..<count {
            selection = index
            await Task.yield()
        }
    }
}

final class Panel: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0

    func select(_ index: Int) {
        items.append("x")
        Dialog().runModal()
        selection = index
    }
}

final class Loop: ObservableObject {
    @Published var items: [String] = []
    @Published var selection = 0

    func select(_ index: Int) {
        items.append("x")
        RunLoop.current.run(until: .now)
        selection = index
    }
}

struct BranchView: View {
    @ObservedObject var model: Branch

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct BothView: View {
    @ObservedObject var model: Both

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct FallbackView: View {
    @ObservedObject var model: Fallback

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct HandlerView: View {
    @ObservedObject var model: Handler

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct CheckedView: View {
    @ObservedObject var model: Checked

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct TriedView: View {
    @ObservedObject var model: Tried

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct TargetView: View {
    @ObservedObject var model: Target

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct TurnsView: View {
    @ObservedObject var model: Turns

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct PoolView: View {
    @ObservedObject var model: Pool

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct StreamView: View {
    @ObservedObject var model: Stream

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct PollView: View {
    @ObservedObject var model: Poll

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct PanelView: View {
    @ObservedObject var model: Panel

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct LoopView: View {
    @ObservedObject var model: Loop

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct SelectionView: View {
    @ObservedObject var branch: Branch
    @ObservedObject var both: Both
    @ObservedObject var fallback: Fallback
    @ObservedObject var handler: Handler
    @ObservedObject var checked: Checked
    @ObservedObject var tried: Tried
    @ObservedObject var target: Target
    @ObservedObject var turns: Turns
    @ObservedObject var pool: Pool
    @ObservedObject var stream: Stream
    @ObservedObject var poll: Poll
    @ObservedObject var panel: Panel
    @ObservedObject var loop: Loop

    var body: some View {
        VStack {
            Text("\(branch.selection)")
            Text("\(both.selection)")
            Text("\(fallback.selection)")
            Text("\(handler.selection)")
            Text("\(checked.selection)")
            Text("\(tried.selection)")
            Text("\(target.selection)")
            Text("\(turns.selection)")
            Text("\(pool.selection)")
            Text("\(stream.selection)")
            Text("\(poll.selection)")
            Text("\(panel.selection)")
            Text("\(loop.selection)")
        }
    }
}
