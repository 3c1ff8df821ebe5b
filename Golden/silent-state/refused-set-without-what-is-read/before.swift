// Catalogue 40, 213: what the body does not read is once set without what it reads, or in another turn.
import Foundation
import SwiftUI

/// In one branch only.
final class Branch: ObservableObject {
    @Published var style = ""
    @Published var isShown = false

    func show(_ style: String) {
        isShown = true
        if !style.isEmpty { self.style = style }
    }
}

/// Behind a return.
final class Early: ObservableObject {
    @Published var style = ""
    @Published var isShown = false

    func show(_ style: String) {
        isShown = true
        guard !style.isEmpty else { return }
        self.style = style
    }
}

/// Behind what throws.
final class Thrown: ObservableObject {
    @Published var style = ""
    @Published var isShown = false

    func show(_ path: String) throws {
        isShown = true
        style = try String(contentsOfFile: path)
    }
}

/// In another turn.
@MainActor
final class Later: ObservableObject {
    @Published var style = ""
    @Published var isShown = false

    func show() async {
        style = "large"
        await Task.yield()
        isShown = true
    }
}

/// In a closure that is kept.
final class Kept: ObservableObject {
    @Published var style = ""
    @Published var isShown = false
    var action: (() -> Void)?

    func show(_ style: String) {
        isShown = true
        action = { self.style = style }
    }
}

/// Of another object.
final class Other: ObservableObject {
    @Published var style = ""
    @Published var isShown = false

    func show(_ style: String, on other: Other) {
        isShown = true
        other.style = style
    }
}

/// In the observer of what the view does not read.
final class Unread: ObservableObject {
    @Published var files: [String] = []
    @Published var names: [String] = [] {
        didSet { hasNames = !names.isEmpty }
    }
    @Published var hasNames = false

    func load(_ files: [String]) { self.files = files }

    func rename() { names.append("a") }
}

/// In a task of the observer.
final class Delayed: ObservableObject {
    @Published var files: [String] = [] {
        didSet { Task { @MainActor in hasFiles = !files.isEmpty } }
    }
    @Published var hasFiles = false

    func load(_ files: [String]) { self.files = files }
}

/// By a function that is called alone, too.
final class Alone: ObservableObject {
    @Published var level = 0
    @Published var peak = 0

    func measure(_ level: Int) {
        setPeak(level)
        self.level = level
    }

    func reset() {
        setPeak(0)
    }

    private func setPeak(_ value: Int) {
        peak = value
    }
}

/// By a function that is handed on.
final class Handed: ObservableObject {
    @Published var level = 0
    @Published var peak = 0

    func measure(_ levels: [Int]) {
        setPeak(0)
        level = levels.count
        levels.forEach(setPeak)
    }

    func register(_ levels: [Int]) {
        levels.forEach(setPeak)
    }

    private func setPeak(_ value: Int) {
        peak = value
    }
}

/// By a function that waits.
@MainActor
final class Waiting: ObservableObject {
    @Published var level = 0
    @Published var peak = 0

    func measure(_ level: Int) {
        setPeak(level)
        self.level = level
    }

    private func setPeak(_ value: Int) {
        Task { peak = value }
    }
}

/// By the library.
final class Called: NSObject, ObservableObject, URLSessionDelegate {
    @Published var level = 0
    @Published var peak = 0

    func measure(_ level: Int) {
        urlSessionDidFinishEvents(forBackgroundURLSession: .shared)
        self.level = level
    }

    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
        peak = 0
    }
}

/// By a function that may throw before the other one is set.
final class Failing: ObservableObject {
    @Published var level = 0
    @Published var peak = 0

    func measure(_ level: Int) throws {
        try setPeak(level)
        self.level = level
    }

    private func setPeak(_ value: Int) throws {
        peak = value
        if value < 0 { throw CancellationError() }
    }
}

/// By what a subclass has in its place.
class Basic: ObservableObject {
    @Published var level = 0
    @Published var peak = 0

    func measure(_ level: Int) {
        setPeak(level)
        self.level = level
    }

    func setPeak(_ value: Int) {
        peak = value
    }
}

final class Special: Basic {
    func reset() {
        super.setPeak(0)
    }

    override func setPeak(_ value: Int) {
        Task { @MainActor in super.setPeak(value) }
    }
}

/// With what the class can't announce the equal values of.
final class Untold: ObservableObject {
    @Published var items = makeItems()
    @Published var count = 0

    func load(_ items: [String]) {
        self.items = items
        count += 1
    }
}

func makeItems() -> [String] { [] }

struct BranchView: View {
    @ObservedObject var model: Branch

    var body: some View { Text(model.style + "\(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct EarlyView: View {
    @ObservedObject var model: Early

    var body: some View { Text(model.style + "\(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct ThrownView: View {
    @ObservedObject var model: Thrown

    var body: some View { Text(model.style + "\(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct LaterView: View {
    @ObservedObject var model: Later

    var body: some View { Text(model.style + "\(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct KeptView: View {
    @ObservedObject var model: Kept

    var body: some View { Text(model.style + "\(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct OtherView: View {
    @ObservedObject var model: Other

    var body: some View { Text(model.style + "\(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct UnreadView: View {
    @ObservedObject var model: Unread

    var body: some View { Text("\(model.files.count) \(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct DelayedView: View {
    @ObservedObject var model: Delayed

    var body: some View { Text("\(model.files.count) \(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct AloneView: View {
    @ObservedObject var model: Alone

    var body: some View { Text("\(model.level) \(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct HandedView: View {
    @ObservedObject var model: Handed

    var body: some View { Text("\(model.level) \(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct WaitingView: View {
    @ObservedObject var model: Waiting

    var body: some View { Text("\(model.level) \(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct CalledView: View {
    @ObservedObject var model: Called

    var body: some View { Text("\(model.level) \(UserDefaults.standard.integer(forKey: "unit"))") }
}

/// Reads what is set besides in a branch of its own.
struct PartView: View {
    @ObservedObject var model: Part
    let isLarge: Bool

    var body: some View {
        if isLarge { Text(model.style) }
        Text("\(UserDefaults.standard.integer(forKey: "unit"))")
    }
}

final class Part: ObservableObject {
    @Published var style = ""
    @Published var isShown = false

    func show(_ style: String) {
        isShown = true
        self.style = style
    }
}

struct UntoldView: View {
    @ObservedObject var model: Untold

    var body: some View { Text("\(model.items.count) \(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct FailingView: View {
    @ObservedObject var model: Failing

    var body: some View { Text("\(model.level) \(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct BasicView: View {
    @ObservedObject var model: Basic

    var body: some View { Text("\(model.level) \(UserDefaults.standard.integer(forKey: "unit"))") }
}
