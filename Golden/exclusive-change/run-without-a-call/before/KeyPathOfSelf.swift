import SwiftUI

final class KeyPathList: ObservableObject {
    @Published var widths: [Int] = []

    func prune(_ path: KeyPath<KeyPathList, Int>) {
        widths.removeAll { $0 > self[keyPath: path] }
    }
}

struct KeyPathView: View {
    @ObservedObject var list: KeyPathList

    var body: some View {
        Button("\(list.widths.count)") { list.prune(\.widths.count) }
    }
}
