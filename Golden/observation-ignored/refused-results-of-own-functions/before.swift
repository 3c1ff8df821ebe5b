// Catalogue 35: a getter gives views what one of the class's own functions returns; init reads the property too early for a tracked one.
import SwiftUI

final class Story: ObservableObject {
    @Published var page: Int
    private var isManual = false
    var label: String { shouldWait() ? "held" : "" }

    init() {
        page = isManual ? 1 : 0
    }

    func next() {
        isManual = true
        page += 1
    }

    private func shouldWait() -> Bool { isHeld(1) }

    private func isHeld(_ depth: Int) -> Bool { isManual || depth < 0 && isHeld(depth - 1) }
}

struct StoryView: View {
    @ObservedObject var story: Story

    var body: some View {
        Button("\(story.page) \(story.label)") { story.next() }
    }
}
