// Catalogue 213: views show what stands elsewhere beside properties that may be set to what they hold; each assignment of these is announced.
import SwiftUI

struct Note {
    var text = ""
}

final class Feed: ObservableObject {
    @Published var items: [String] = []
    @Published var isLoading = false
    @Published var note = Note()
    @Published var count = 0
    var isOn: Bool { UserDefaults.standard.bool(forKey: "isOn") }

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
        items.removeAll { $0.count > items.count }
    }
}

/// Shows nothing else.
final class Log: ObservableObject {
    @Published var lines: [String] = []

    func reload(_ lines: [String]) {
        self.lines = lines
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

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
    @StateObject private var log = Log()

    var body: some View {
        Text("\(log.lines.count)")
    }
}
