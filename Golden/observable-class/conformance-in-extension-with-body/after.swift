// Catalogue 4: a non-empty extension keeps its body, another conformance stays.
import SwiftUI

@Observable
final class Timeline {
    var entries: [String] = []
}

extension Timeline {
    var newest: String? { entries.last }
}

@Observable
final class Chapter {
    var title = ""
}

extension Chapter: Identifiable {}

struct TimelineView: View {
    var timeline: Timeline
    var chapter: Chapter

    var body: some View {
        Text(chapter.title + (timeline.newest ?? ""))
    }
}
