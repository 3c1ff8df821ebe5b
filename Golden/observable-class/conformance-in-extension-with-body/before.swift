// Catalogue 4: a non-empty extension keeps its body, another conformance stays.
import SwiftUI

final class Timeline {
    @Published var entries: [String] = []
}

extension Timeline: ObservableObject {
    var newest: String? { entries.last }
}

final class Chapter {
    @Published var title = ""
}

extension Chapter: ObservableObject, Identifiable {}

struct TimelineView: View {
    @ObservedObject var timeline: Timeline
    @ObservedObject var chapter: Chapter

    var body: some View {
        Text(chapter.title + (timeline.newest ?? ""))
    }
}
