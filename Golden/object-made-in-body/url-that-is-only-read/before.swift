// Catalogue 103: a method of a URL that gives another one changes nothing, so that what `init` reads stays as it is.
import SwiftUI

final class Folder: ObservableObject {
    @Published var names: [String] = []
    var root: URL

    init(root: URL) {
        self.root = root
        load()
    }

    private func load() { names = [root.path] }

    func file(_ name: String) -> URL { root.appendingPathComponent(name) }
}

struct FolderView: View {
    @ObservedObject var folder: Folder

    var body: some View {
        Button(folder.names.first ?? "") { folder.names.append(folder.file("a").path) }
    }
}

struct RootView: View {
    let root: URL

    var body: some View {
        VStack { FolderView(folder: Folder(root: root)) }
    }
}
