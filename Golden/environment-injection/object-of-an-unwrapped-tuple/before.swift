// Catalogue 100: a pattern that unwraps a tuple gives each name its type.
import SwiftUI
final class Doc {}
final class Metadata: ObservableObject { @Published var title = "" }
final class Other: ObservableObject { @Published var title = "" }
final class Coordinator {
    private var contents: [String: (Doc, Metadata)] = [:]
    func resolve(_ id: String) -> (Doc, Metadata)? { contents[id] }
}
struct Reader: View {
    let doc: Doc
    @EnvironmentObject var metadata: Metadata
    var body: some View { Text(metadata.title) }
}
struct Root: View {
    let coordinator: Coordinator
    @StateObject private var other = Other()
    var body: some View {
        if let (doc, metadata) = coordinator.resolve("a") {
            Reader(doc: doc).environmentObject(metadata)
        }
        Text(other.title)
    }
}
