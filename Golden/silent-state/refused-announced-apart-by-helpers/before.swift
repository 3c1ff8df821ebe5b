// Catalogue 213: between what is set to a value that may be equal and what tells the view, a helper runs a loop of its own,
// or has views laid out, so that the view shows the time of before.
import AppKit
import SwiftUI

@MainActor final class Diary: ObservableObject {
    @Published var title = String("")
    @Published var count = 0

    func rename(_ name: String) {
        title = name
        confirm()
        count += 1
    }
}

@MainActor final class Journal: ObservableObject {
    @Published var title = String("")
    @Published var count = 0

    func rename(_ name: String, in view: NSView) {
        title = name
        view.layoutSubtreeIfNeeded()
        count += 1
    }
}

@MainActor func confirm() { Prompt().ask() }

@MainActor struct Prompt {
    func ask() {
        let alert = NSAlert()
        _ = alert.runModal()
    }
}

struct DiaryView: View {
    @ObservedObject var diary: Diary

    var body: some View { Text("\(diary.title) \(diary.count) \(Date().timeIntervalSince1970)") }
}

struct JournalView: View {
    @ObservedObject var journal: Journal

    var body: some View { Text("\(journal.title) \(journal.count) \(Date().timeIntervalSince1970)") }
}
