// Catalogue 20, 123: a condition tells which of two classes an object has; it is injected the same way, since both move.
import SwiftUI

@Observable
class Library {
    var names: [String] = []
}

@Observable
final class RemoteLibrary: Library {
    var host = ""
}

struct Window: View {
    #if REMOTE
    typealias Kind = RemoteLibrary
    #else
    typealias Kind = Library
    #endif

    private let library: Kind?

    init(library: Kind? = nil) {
        self.library = library
    }

    var body: some View {
        if library != nil {
            Names().environment(library!)
        }
    }
}

struct Names: View {
    @Environment(Library.self) var library

    var body: some View {
        Text(library.names.joined())
    }
}
