// Catalogue 213: `$1` of `reduce` is an element, whose stored property has the name of what an extension asks of the disk; a type named List is
// nested in another one.
import SwiftUI

extension URL {
    var fileSize: Int { (try? resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0 }
}

struct Region {
    let fileSize: Int
}

enum Sections {
    enum List { case regions }
}

@Observable
final class Regions {
    var all: [Region] = []
    var isBusy = false

    func load() {
        isBusy.toggle()
        all = [Region(fileSize: 1)]
    }
}

struct RegionsView: View {
    var regions: Regions

    var body: some View {
        List {
            Text("\(regions.all.reduce(0) { $0 + $1.fileSize })")
        }
        Button("Load") { regions.load() }
        BusyView(regions: regions)
    }
}

struct BusyView: View {
    var regions: Regions

    var body: some View { Text(regions.isBusy ? "busy" : "idle") }
}
