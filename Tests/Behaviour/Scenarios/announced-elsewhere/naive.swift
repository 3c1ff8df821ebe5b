// Stale: the announcement is deleted, and nothing takes its place.
import SwiftUI

final class Disk {
    static let shared = Disk()
    var files = 1
}

@Observable
final class Folder {
    var name = "folder"

    var count: Int { Disk.shared.files }

    func reload() {}
}

struct Root: View {
    @State private var folder = Folder()

    var body: some View {
        Button("Reload") {
            Disk.shared.files += 1
            folder.reload()
        }
        Text("\(folder.name): \(folder.count)")
    }
}
