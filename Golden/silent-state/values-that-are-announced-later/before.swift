// Catalogue 40, 213: another value follows, or what always tells, once something has been waited for, or where a closure runs, or is built.
import SwiftUI

@MainActor
final class Fetch: ObservableObject {
    @Published var isLoading = true

    func run() async {
        isLoading = true
        await Task.yield()
        isLoading = false
    }
}

@MainActor
final class Later: ObservableObject {
    @Published var isLoading = true

    func run() async {
        defer { isLoading = false }
        isLoading = true
        await Task.yield()
    }
}

@MainActor
final class Runs: ObservableObject {
    @Published var title = ""
    @Published var runs: [Int] = []

    func run() async {
        title = "Running"
        await Task.yield()
        runs.append(1)
    }
}

final class Answer: ObservableObject {
    @Published var isLoading = true

    func run() {
        isLoading = true
        DispatchQueue.main.async { self.isLoading = false }
    }
}

final class Editing: ObservableObject {
    @Published var isEditing = false
    private var onDone: (() -> Void)?

    func done() { onDone?() }

    func run() {
        isEditing = true
        onDone = { self.isEditing = false }
    }
}

final class Built: ObservableObject {
    @Published var isOn = false

    func run() {
        isOn = true
        #if os(tvOS)
        isOn = false
        #endif
    }
}

struct FetchView: View {
    @ObservedObject var model: Fetch

    var body: some View { Text("\(model.isLoading) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct LaterView: View {
    @ObservedObject var model: Later

    var body: some View { Text("\(model.isLoading) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct RunsView: View {
    @ObservedObject var model: Runs

    var body: some View { Text("\(model.title) \(model.runs.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct AnswerView: View {
    @ObservedObject var model: Answer

    var body: some View { Text("\(model.isLoading) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct EditingView: View {
    @ObservedObject var model: Editing

    var body: some View { Text("\(model.isEditing) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct BuiltView: View {
    @ObservedObject var model: Built

    var body: some View { Text("\(model.isOn) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}
