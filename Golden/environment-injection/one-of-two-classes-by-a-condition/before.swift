// Catalogue 20, 123: a condition tells which of two classes an object has; it is injected the same way, since both move.
import SwiftUI

class Library: ObservableObject {
    @Published var names: [String] = []
}

final class RemoteLibrary: Library {
    @Published var host = ""
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
            Names().environmentObject(library!)
        }
    }
}

struct Names: View {
    @EnvironmentObject var library: Library

    var body: some View {
        Text(library.names.joined())
    }
}
