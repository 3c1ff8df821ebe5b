// Catalogue 55: a method is given a property to change, and reads it.
import SwiftUI

final class Story: ObservableObject {
    @Published var text = "a"

    func grow() { repeatText(&text) }

    private func repeatText(_ other: inout String) { other += text }
}

struct Root: View {
    @StateObject private var story = Story()

    var body: some View {
        Button("Grow") { story.grow() }
        Text(story.text)
    }
}
