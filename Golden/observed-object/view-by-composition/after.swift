// Catalogue 6: a view by an alias of a composition is one.
import SwiftUI

protocol Story {
    var identifier: String { get }
}

typealias StoryView = Story & View
typealias SharedStory = StoryView & Identifiable

@Observable
final class Visibility {
    var isVisible = false
}

@Observable
final class Progress {
    var fraction = 0.0
}

struct Epilogue: StoryView {
    @State private var visibility = Visibility()

    let identifier = "epilogue"

    var body: some View {
        Text(visibility.isVisible ? "on" : "off")
            .onTapGesture { visibility.isVisible.toggle() }
    }
}

struct Chapter: SharedStory {
    var progress: Progress

    let identifier = "chapter"
    var id: String { identifier }

    var body: some View {
        Text("\(progress.fraction)")
    }
}
