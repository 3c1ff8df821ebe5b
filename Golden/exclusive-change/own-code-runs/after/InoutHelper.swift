import SwiftUI

final class InoutHelperHelper {
    weak var model: InoutHelperModel?
    func grow(_ list: inout [Int]) { list.append(model?.items.count ?? 0) }
}

@Observable
final class InoutHelperModel {
    var items: [Int] = [3, 1, 2]

    let helper = InoutHelperHelper()
    init() {
        helper.model = self
    }
    func go() {
        var newItems = items
        helper.grow(&newItems)
        items = newItems
    }
}

struct InoutHelperView: View {
    @State private var model = InoutHelperModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
