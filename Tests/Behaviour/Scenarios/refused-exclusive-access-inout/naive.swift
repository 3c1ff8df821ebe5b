// Crash: the property is read while it is being changed.
import SwiftUI

@Observable
final class Story {
    var text = "a"

    func grow() { repeatText(&text) }

    private func repeatText(_ other: inout String) { other += text }
}

struct Root: View {
    @State private var story = Story()

    var body: some View {
        Button("Grow") { story.grow() }
        Text(story.text)
    }
}
