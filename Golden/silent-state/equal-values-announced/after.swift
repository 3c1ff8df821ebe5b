// Catalogue 213: views show what stands elsewhere beside properties that may be set to what they hold; each assignment of these is announced.
import SwiftUI

struct Note {
    var text = ""
}

@Observable
final class Feed {
    var items: [String] = []
    var isLoading = false
    var note = Note()
    var count = 0
    var isOn: Bool { UserDefaults.standard.bool(forKey: "isOn") }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func reload(_ items: [String]) {
        UserDefaults.standard.set(true, forKey: "isOn")
        self.items = items
        isLoading = items.isEmpty
    }

    func write(_ text: String) {
        note = Note(text: text)
        count += 1
    }

    func trim() {
        var newItems = items
        newItems.removeAll { $0.count > items.count }
        items = newItems
    }
}

/// Shows nothing else.
@Observable
final class Log {
    var lines: [String] = []

    func reload(_ lines: [String]) {
        self.lines = lines
    }
}

struct FeedView: View {
    @State private var feed = Feed()

    var body: some View {
        Text("\(feed.items.count) \(feed.isLoading) \(feed.note.text) \(feed.count)")
        Row(isOn: feed.isOn)
        Button("Reload") { feed.reload([]) }
    }
}

struct Row: View {
    let isOn: Bool

    var body: some View {
        Text(isOn ? "on" : "off")
    }
}

struct LogView: View {
    @State private var log = Log()

    var body: some View {
        Text("\(log.lines.count)")
    }
}
