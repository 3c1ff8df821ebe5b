// Catalogue 3, 24: the conformance is the last of the clause; a hand-written == stays.
import SwiftUI

final class Folder: Hashable, ObservableObject {
    let path: String
    @Published var isExpanded = false

    init(path: String) {
        self.path = path
    }

    static func == (lhs: Folder, rhs: Folder) -> Bool { lhs.path == rhs.path }

    func hash(into hasher: inout Hasher) {
        hasher.combine(path)
    }
}

struct FolderRow: View {
    @ObservedObject var folder: Folder

    var body: some View {
        Button(folder.isExpanded ? folder.path : "…") { folder.isExpanded.toggle() }
    }
}
