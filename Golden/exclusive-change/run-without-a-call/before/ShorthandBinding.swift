import SwiftUI

final class ShorthandList: ObservableObject {
    @Published var heights: [Int] = []

    var highest: Int? { heights.max() }

    func prune() {
        heights.removeAll { height in
            if let highest { return height < highest }
            return false
        }
    }
}

struct ShorthandView: View {
    @ObservedObject var list: ShorthandList

    var body: some View {
        Button("\(list.heights.count)") { list.prune() }
    }
}
