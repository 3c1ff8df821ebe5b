import SwiftUI

@Observable
final class ShorthandList {
    var heights: [Int] = []

    var highest: Int? { heights.max() }

    func prune() {
        var newHeights = heights
        newHeights.removeAll { height in
            if let highest { return height < highest }
            return false
        }
        heights = newHeights
    }
}

struct ShorthandView: View {
    var list: ShorthandList

    var body: some View {
        Button("\(list.heights.count)") { list.prune() }
    }
}
