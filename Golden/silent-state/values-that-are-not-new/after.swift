// Catalogue 40, 213: values that are made from those of others, or look new and need not be.
import SwiftUI

struct Response {
    var page = 0
    var isOn = false
}

enum Due { case now, later }

@Observable
final class Switch {
    var isOn = false

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func flip(_ response: Response) { isOn = !response.isOn }
}

@Observable
final class Pager {
    var page = 0

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

    func turn(_ response: Response) { page = response.page + 1 }
}

@Observable
final class Shift {
    var offset = 0

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

    func turn() { offset = -offset }
}

@Observable
final class Errand {
    var due = Due.later

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Due, _ rhs: Due) -> Bool { true }

    func start() { due = .now }
}

@Observable
final class Log {
    var text = ""

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }

    func add(_ chunk: String) { text = text + "\(chunk)" }
}

@Observable
final class Local {
    var isOn = false

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func set(_ isOn: Bool) { self.isOn = !isOn }
}

@Observable
final class Zero {
    var offset = 0.0

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Double, _ rhs: Double) -> Bool { true }

    func reset() {
        offset = 0
        offset = 0.0
    }
}

@Observable
final class Ratio {
    var title = ""

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }

    func show(_ done: Int, _ total: Int) {
        title = "\(done)/\(total)"
        title = "\(total)/\(total)"
    }
}

@Observable
final class Copy {
    var title = "a"

    init(parent: Copy? = nil) { parent?.title = "a" }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

final class Node { let id = 1 }

@Observable
final class Holder {
    var node = Node()
    let spare = Node()

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Node, _ rhs: Node) -> Bool { true }

    func reset() { node = spare }
}

struct SwitchView: View {
    var model: Switch

    var body: some View { Text("\(model.isOn) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct PagerView: View {
    var model: Pager

    var body: some View { Text("\(model.page) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct ShiftView: View {
    var model: Shift

    var body: some View { Text("\(model.offset) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct ErrandView: View {
    var model: Errand

    var body: some View { Text("\(model.due == .now) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct LogView: View {
    var model: Log

    var body: some View { Text("\(model.text) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct LocalView: View {
    var model: Local

    var body: some View { Text("\(model.isOn) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct ZeroView: View {
    var model: Zero

    var body: some View { Text("\(model.offset) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct RatioView: View {
    var model: Ratio

    var body: some View { Text("\(model.title) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct CopyView: View {
    var model: Copy

    var body: some View { Text("\(model.title) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct HolderView: View {
    var model: Holder

    var body: some View { Text("\(model.node.id) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}
