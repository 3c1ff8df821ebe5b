// Catalogue 100: a pattern that unwraps a tuple gives each name its type.
import SwiftUI
final class Doc {}
@Observable
final class Metadata { var title = "" }
@Observable
final class Other { var title = "" }
final class Coordinator {
    private var contents: [String: (Doc, Metadata)] = [:]
    func resolve(_ id: String) -> (Doc, Metadata)? { contents[id] }
}
struct Reader: View {
    let doc: Doc
    @Environment(Metadata.self) var metadata
    var body: some View { Text(metadata.title) }
}
struct Root: View {
    let coordinator: Coordinator
    @State private var other = Other()
    var body: some View {
        if let (doc, metadata) = coordinator.resolve("a") {
            Reader(doc: doc).environment(metadata)
        }
        Text(other.title)
    }
}
