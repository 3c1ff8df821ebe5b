// Catalogue 21: as refused-member-hides-global-function, from an extension, from a nested type and from a static method.
import SwiftUI

func access(_ path: String, _ mode: Int32) -> Int32 { 0 }

final class DiskGuard: ObservableObject {
    @Published var isReadable = false

    struct Probe {
        func run(_ path: String) -> Bool { access(path, 4) == 0 }
    }
}

extension DiskGuard {
    static func isWritable(_ path: String) -> Bool { access(path, 2) == 0 }
}

struct DiskView: View {
    @StateObject private var disk = DiskGuard()

    var body: some View {
        Button(disk.isReadable ? "Readable" : "Locked") { disk.isReadable = DiskGuard.Probe().run("/") }
    }
}
