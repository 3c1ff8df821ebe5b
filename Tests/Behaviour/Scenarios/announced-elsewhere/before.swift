// Catalogue 45, 47: a forced update, for what is stored where nobody tracks it.
import SwiftUI

final class Disk {
    static let shared = Disk()
    var files = 1
}

final class Folder: ObservableObject {
    @Published var name = "folder"

    var count: Int { Disk.shared.files }

    func reload() { objectWillChange.send() }
}

struct Root: View {
    @StateObject private var folder = Folder()

    var body: some View {
        Button("Reload") {
            Disk.shared.files += 1
            folder.reload()
        }
        Text("\(folder.name): \(folder.count)")
    }
}
