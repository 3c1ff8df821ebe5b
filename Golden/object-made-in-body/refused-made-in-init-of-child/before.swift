// Catalogue 222, 83, 105: a view makes the object in its init, which the body around the view runs, so that this body depends on what making it reads.
import SwiftUI

final class Report: ObservableObject {
    enum State {
        case loading, failed, done
    }

    @Published private(set) var state: State = .loading

    init(name: String) {
        load()
    }

    func load() {
        if case .failed = state { state = .loading }
        Task { @MainActor in self.state = .failed }
    }
}

final class Deck: ObservableObject {
    @Published var index: Int {
        didSet { refresh() }
    }
    @Published var title: String?
    private let names: [String]

    init(names: [String]) {
        self.names = names
        index = 0
        title = nil
        refresh()
    }

    private var current: String? { names.isEmpty ? nil : names[index] }

    private func refresh() {
        guard let current else { return }
        title = current
    }
}

final class Draft: ObservableObject {
    @Published var text = ""
    @Published var words: [String] = []

    init(text: String) {
        self.text = text
        words.append(text)
    }
}

final class Timeline: ObservableObject {
    @Published var marks: [Int] = []

    init() {
        defer { marks += [0] }
        marks = []
    }
}

struct ReportView: View {
    @StateObject private var report: Report

    init(name: String) {
        _report = StateObject(wrappedValue: Report(name: name))
    }

    var body: some View {
        Button("\(report.state)") { report.load() }
    }
}

struct DeckView: View {
    @ObservedObject private var deck: Deck

    init(names: [String]) {
        _deck = ObservedObject(initialValue: Deck(names: names))
    }

    var body: some View {
        Button(deck.title ?? "") { deck.index += 1 }
    }
}

struct DraftView: View {
    @ObservedObject var draft: Draft

    init(text: String) {
        let draft = Draft(text: text)
        self.draft = draft
    }

    var body: some View {
        TextField("Text", text: $draft.text)
        Text(draft.words.joined()).onTapGesture { draft.words = [] }
    }
}

struct TimelineView: View {
    @ObservedObject var timeline: Timeline

    init(timeline: Timeline = Timeline()) {
        self.timeline = timeline
    }

    var body: some View {
        Button("\(timeline.marks.count)") { timeline.marks.append(1) }
    }
}

struct RootView: View {
    var body: some View {
        ReportView(name: "a")
        DeckView(names: ["a", "b"])
        DraftView(text: "a")
        TimelineView()
    }
}
