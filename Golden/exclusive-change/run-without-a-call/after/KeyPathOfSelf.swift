import SwiftUI

@Observable
final class KeyPathList {
    var widths: [Int] = []

    func prune(_ path: KeyPath<KeyPathList, Int>) {
        var newWidths = widths
        newWidths.removeAll { $0 > self[keyPath: path] }
        widths = newWidths
    }
}

struct KeyPathView: View {
    var list: KeyPathList

    var body: some View {
        Button("\(list.widths.count)") { list.prune(\.widths.count) }
    }
}
