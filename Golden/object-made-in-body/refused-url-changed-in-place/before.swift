// Catalogue 103: a method that changes the URL in place makes the body once more, with another object.
import SwiftUI

final class Folder: ObservableObject {
    @Published var names: [String] = []
    var root: URL

    init(root: URL) {
        self.root = root
        load()
    }

    private func load() { names = [root.path] }

    func open(_ name: String) { root.appendPathComponent(name) }
}

struct FolderView: View {
    @ObservedObject var folder: Folder

    var body: some View {
        Button(folder.names.first ?? "") { folder.open("a") }
    }
}

struct RootView: View {
    let root: URL

    var body: some View {
        VStack { FolderView(folder: Folder(root: root)) }
    }
}
