// Catalogue 34, 167: a global actor of the project is no property wrapper.
import SwiftUI

@globalActor
actor DiskActor {
    static let shared = DiskActor()
}

@Observable
final class Library {
    var title = ""
    @DiskActor var cache: [String]?

    init() {}

    @DiskActor
    func fill() {
        cache = ["a"]
    }
}

struct LibraryView: View {
    var library: Library

    var body: some View {
        Text(library.title)
    }
}
