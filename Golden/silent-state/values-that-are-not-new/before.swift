// Catalogue 40, 213: values that are made from those of others, or look new and need not be.
import SwiftUI

struct Response {
    var page = 0
    var isOn = false
}

enum Due { case now, later }

final class Switch: ObservableObject {
    @Published var isOn = false

    func flip(_ response: Response) { isOn = !response.isOn }
}

final class Pager: ObservableObject {
    @Published var page = 0

    func turn(_ response: Response) { page = response.page + 1 }
}

final class Shift: ObservableObject {
    @Published var offset = 0

    func turn() { offset = -offset }
}

final class Errand: ObservableObject {
    @Published var due = Due.later

    func start() { due = .now }
}

final class Log: ObservableObject {
    @Published var text = ""

    func add(_ chunk: String) { text = text + "\(chunk)" }
}

final class Local: ObservableObject {
    @Published var isOn = false

    func set(_ isOn: Bool) { self.isOn = !isOn }
}

final class Zero: ObservableObject {
    @Published var offset = 0.0

    func reset() {
        offset = 0
        offset = 0.0
    }
}

final class Ratio: ObservableObject {
    @Published var title = ""

    func show(_ done: Int, _ total: Int) {
        title = "\(done)/\(total)"
        title = "\(total)/\(total)"
    }
}

final class Copy: ObservableObject {
    @Published var title = "a"

    init(parent: Copy? = nil) { parent?.title = "a" }
}

final class Node { let id = 1 }

final class Holder: ObservableObject {
    @Published var node = Node()
    let spare = Node()

    func reset() { node = spare }
}

struct SwitchView: View {
    @ObservedObject var model: Switch

    var body: some View { Text("\(model.isOn) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct PagerView: View {
    @ObservedObject var model: Pager

    var body: some View { Text("\(model.page) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct ShiftView: View {
    @ObservedObject var model: Shift

    var body: some View { Text("\(model.offset) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct ErrandView: View {
    @ObservedObject var model: Errand

    var body: some View { Text("\(model.due == .now) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct LogView: View {
    @ObservedObject var model: Log

    var body: some View { Text("\(model.text) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct LocalView: View {
    @ObservedObject var model: Local

    var body: some View { Text("\(model.isOn) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct ZeroView: View {
    @ObservedObject var model: Zero

    var body: some View { Text("\(model.offset) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct RatioView: View {
    @ObservedObject var model: Ratio

    var body: some View { Text("\(model.title) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct CopyView: View {
    @ObservedObject var model: Copy

    var body: some View { Text("\(model.title) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct HolderView: View {
    @ObservedObject var model: Holder

    var body: some View { Text("\(model.node.id) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}
