// Catalogue 40, 213: another value follows, or what always tells, once something has been waited for, or where a closure runs, or is built.
import SwiftUI

@MainActor
@Observable
final class Fetch {
    var isLoading = true

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func run() async {
        isLoading = true
        await Task.yield()
        isLoading = false
    }
}

@MainActor
@Observable
final class Later {
    var isLoading = true

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func run() async {
        defer { isLoading = false }
        isLoading = true
        await Task.yield()
    }
}

@MainActor
@Observable
final class Runs {
    var title = ""
    var runs: [Int] = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }

    func run() async {
        title = "Running"
        await Task.yield()
        runs.append(1)
    }
}

@Observable
final class Answer {
    var isLoading = true

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func run() {
        isLoading = true
        DispatchQueue.main.async { self.isLoading = false }
    }
}

@Observable
final class Editing {
    var isEditing = false
    private var onDone: (() -> Void)?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func done() { onDone?() }

    func run() {
        isEditing = true
        onDone = { self.isEditing = false }
    }
}

@Observable
final class Built {
    var isOn = false

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func run() {
        isOn = true
        #if os(tvOS)
        isOn = false
        #endif
    }
}

struct FetchView: View {
    var model: Fetch

    var body: some View { Text("\(model.isLoading) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct LaterView: View {
    var model: Later

    var body: some View { Text("\(model.isLoading) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct RunsView: View {
    var model: Runs

    var body: some View { Text("\(model.title) \(model.runs.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct AnswerView: View {
    var model: Answer

    var body: some View { Text("\(model.isLoading) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct EditingView: View {
    var model: Editing

    var body: some View { Text("\(model.isEditing) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct BuiltView: View {
    var model: Built

    var body: some View { Text("\(model.isOn) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}
