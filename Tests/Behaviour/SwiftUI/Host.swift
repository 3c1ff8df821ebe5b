import Combine
import Foundation

/// A tree of views, as an app would show it, with what happens to it.
@MainActor
public final class Host {
    /// There is one tree in a process.
    nonisolated(unsafe) static var current: Host?

    private var root: Node?
    private var dirty: [Node] = []
    private var actions: [() -> Void] = []
    private var evaluated: [Node] = []
    private var counts: [String: Int] = [:]
    private(set) var isUpdating = false

    public static var opened: Host? { current }

    public static func open<Content: View>(_ make: () -> Content) { _ = Host(make) }
    public static func open<Content: App>(_ make: () -> Content) { _ = Host { AppRoot(app: make()) } }

    private init<Content: View>(_ make: () -> Content) {
        Host.current = self
        let content = make()
        root = Node(Child(0, content, EnvironmentValues()), parent: nil, host: self)
        if let root { dirty = [root] }
    }

    // Updates

    func add(_ node: Node) { dirty.append(node) }

    /// Runs the closure when the views are up to date, or now where they are.
    func afterUpdate(_ action: @escaping () -> Void) {
        if isUpdating { actions.append(action) } else { action() }
    }

    func enqueue(_ action: @escaping () -> Void) { actions.append(action) }

    func evaluate<T>(_ node: Node, _ body: () -> T) -> T {
        evaluated.append(node)
        defer { evaluated.removeLast() }
        return body()
    }

    /// The place whose view is being evaluated.
    var evaluating: Node? { evaluated.last }

    func count(_ name: String) { counts[name, default: 0] += 1 }

    /// Evaluates what was invalidated, parents first, until nothing is.
    private func update() {
        var rounds = 0
        var evaluations = 0
        while !dirty.isEmpty || !actions.isEmpty {
            rounds += 1
            if rounds > 100 { fatalError("the views never come to rest") }
            isUpdating = true
            while let node = dirty.min(by: { $0.depth < $1.depth }) {
                // Views that invalidate each other while they update.
                evaluations += 1
                if evaluations > 1_000 { fatalError("the views never come to rest") }
                dirty.removeAll { $0 === node }
                node.updateIfNeeded()
            }
            isUpdating = false
            let due = actions
            actions = []
            due.forEach { $0() }
        }
    }

    /// Lets everything happen that is due now: updates, what is scheduled, tasks.
    private func settle() async {
        var quiet = 0
        var busy = 0
        while quiet < 20 {
            let hadWork = !dirty.isEmpty || !actions.isEmpty
            busy = hadWork ? busy + 1 : busy
            if busy > 1_000 { fatalError("the views never come to rest") }
            update()
            let ran = VirtualClock.shared.runDue()
            quiet = hadWork || ran ? 0 : quiet + 1
            await Task.yield()
        }
    }

    // Steps

    /// Shows the views, then makes one step after the other; prints what is to be seen after each, and how often bodies ran.
    public func run(_ steps: [Step]) async {
        await settle()
        show("start")
        for step in steps {
            if let problem = await perform(step) { print("! \(problem)") }
            await settle()
            show(step.text)
        }
    }

    private func perform(_ step: Step) async -> String? {
        switch step.kind {
        case .wait(let seconds): await pass(seconds)
        case .pause(let milliseconds): try? await Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000)
        case .post(let name): NotificationCenter.default.post(name: Notification.Name(name), object: nil)
        case .act(let gesture, let title, let number):
            guard let root else { return nil }
            let controls = root.all.filter { ($0.view as? any Control)?.accepts(gesture, $0) == true && $0.title == title }
            guard controls.count >= number, let control = controls[number - 1].view as? any Control else {
                return "there is no \(title)"
            }
            control.perform(gesture, controls[number - 1])
        }
        return nil
    }

    private func pass(_ seconds: Double) async {
        let end = VirtualClock.shared.now + seconds
        while let next = VirtualClock.shared.next, next <= end {
            VirtualClock.shared.move(to: next)
            await settle()
        }
        VirtualClock.shared.move(to: end)
    }

    private func show(_ name: String) {
        print("== \(name)")
        root?.lines.forEach { print($0) }
        print("-- " + counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
        fflush(stdout)
        counts = [:]
    }
}

extension Node {
    /// By what name a control is called: what its label shows.
    var title: String { (view as? any Control)?.title(self) ?? "" }
}

/// What a user can do to a control.
public enum Gesture: Equatable {
    case tap, toggle, increment, decrement
    case type(String)
    case pick(String)
}

/// One line of a scenario.
public struct Step {
    enum Kind {
        case act(Gesture, title: String, number: Int)
        case wait(seconds: Double)
        case pause(milliseconds: Int)
        case post(String)
    }

    let kind: Kind
    let text: String

    /// The line `tap "Add" 2` and its like; nil for what is none.
    public init?(_ line: String) {
        text = line
        var words: [String] = []
        for (position, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
            if position % 2 == 1 { words.append(String(part)) } else { words += part.split(separator: " ").map(String.init) }
        }
        guard let name = words.first, words.count > 1 else { return nil }
        let number = words.count > 2 ? Int(words[words.count - 1]) ?? 1 : 1
        switch name {
        case "tap": kind = .act(.tap, title: words[1], number: number)
        case "toggle": kind = .act(.toggle, title: words[1], number: number)
        case "increment": kind = .act(.increment, title: words[1], number: number)
        case "decrement": kind = .act(.decrement, title: words[1], number: number)
        case "type" where words.count > 2: kind = .act(.type(words[2]), title: words[1], number: words.count > 3 ? number : 1)
        case "pick" where words.count > 2: kind = .act(.pick(words[2]), title: words[1], number: words.count > 3 ? number : 1)
        case "wait": kind = .wait(seconds: Double(words[1]) ?? 0)
        case "pause": kind = .pause(milliseconds: Int(words[1]) ?? 0)
        case "post": kind = .post(words[1])
        default: return nil
        }
    }
}
