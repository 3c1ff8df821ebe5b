// Catalogue 59: a static member of another type does not run the method of its name.
import SwiftUI
import Combine

@MainActor
final class Board: ObservableObject {
    @Published private(set) var posts: [String] = []
    private let publish: (String) -> String?
    private var ids: [String: String] = [:]

    init(publish: ((String) -> String?)? = nil) {
        self.publish = publish ?? Self.live
    }

    @discardableResult
    func create(_ text: String) -> Bool {
        guard !text.isEmpty else { return false }
        if let id = publish(text) { ids[text] = id }
        posts.append(text)
        return true
    }

    func delete(_ text: String) {
        ids.removeValue(forKey: text)
    }
    private static func live(_ text: String) -> String? { text }
}

struct Notices: View {
    @ObservedObject var board: Board
    @State private var draft = ""

    var body: some View {
        VStack {
            ForEach(board.posts, id: \.self) { Text($0).onTapGesture { board.delete("a") } }
            TextField("Text", text: $draft)
            Button(action: send) { Text(Strings.send) }
        }
    }

    enum Strings { static let send = "Send" }

    private func send() {
        let sent = board.create(draft)
        if sent { draft = "" }
    }
}
