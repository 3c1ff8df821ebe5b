// Catalogue 34, 167: a global actor of the project is no property wrapper.
import SwiftUI

@globalActor
actor DiskActor {
    static let shared = DiskActor()
}

final class Library: ObservableObject {
    @Published var title = ""
    @DiskActor var cache: [String]?

    init() {}

    @DiskActor
    func fill() {
        cache = ["a"]
    }
}

struct LibraryView: View {
    @ObservedObject var library: Library

    var body: some View {
        Text(library.title)
    }
}
