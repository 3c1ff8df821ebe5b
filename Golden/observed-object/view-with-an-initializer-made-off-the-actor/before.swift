// Catalogue 164: an initializer that is written out is on the actor of the view, wrapper or not.
import SwiftUI

final class Archive: ObservableObject {
    @Published var isOpen = false
}

struct ArchiveButton: View {
    @ObservedObject var archive: Archive

    init(archive: Archive) {
        self.archive = archive
    }

    var body: some View {
        Toggle("Open", isOn: $archive.isOpen)
    }
}

final class ArchiveFactory {
    func make(archive: Archive) -> some View {
        ArchiveButton(archive: archive)
    }
}
