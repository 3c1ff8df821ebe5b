// Catalogue 84, 224: the case that begins a property has the name of a getter elsewhere, which does not run.
import SwiftUI

enum Direction {
    case both, one
}

enum Strings {
    static var provider: (String) -> String = { $0 }
    static var both: String { provider("both") }
}

enum Titles {
    static var both: String { Strings.provider("title") }
}

final class Draft: ObservableObject {
    @Published var title: String?
    @Published private(set) var direction: Direction = .both
}

struct DraftView: View {
    @StateObject private var draft = Draft()

    var body: some View {
        Text(draft.title ?? "")
        Text(draft.direction == .one ? "one" : "both")
    }
}

struct RootView: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
        DraftView()
    }
}
