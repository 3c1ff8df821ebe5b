// Catalogue 21: the macro adds a method `access(keyPath:)`, which hides the POSIX function of that name in the whole class: "use of 'access' refers
// to instance method rather than global function". Here the function is the project's own, so that the stubs suffice.
import SwiftUI

func access(_ path: String, _ mode: Int32) -> Int32 { 0 }

final class DiskGuard: ObservableObject {
    @Published var isReadable = false

    func refresh(path: String) {
        isReadable = access(path, 4) == 0
    }
}

struct DiskView: View {
    @StateObject private var disk = DiskGuard()

    var body: some View {
        Button(disk.isReadable ? "Readable" : "Locked") { disk.refresh(path: "/") }
    }
}
