// Catalogue 6: a view by an alias of a composition is one.
import SwiftUI

protocol Story {
    var identifier: String { get }
}

typealias StoryView = Story & View
typealias SharedStory = StoryView & Identifiable

final class Visibility: ObservableObject {
    @Published var isVisible = false
}

final class Progress: ObservableObject {
    @Published var fraction = 0.0
}

struct Epilogue: StoryView {
    @StateObject private var visibility = Visibility()

    let identifier = "epilogue"

    var body: some View {
        Text(visibility.isVisible ? "on" : "off")
            .onTapGesture { visibility.isVisible.toggle() }
    }
}

struct Chapter: SharedStory {
    @ObservedObject var progress: Progress

    let identifier = "chapter"
    var id: String { identifier }

    var body: some View {
        Text("\(progress.fraction)")
    }
}
