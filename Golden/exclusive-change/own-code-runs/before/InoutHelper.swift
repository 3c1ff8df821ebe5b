import SwiftUI

final class InoutHelperHelper {
    weak var model: InoutHelperModel?
    func grow(_ list: inout [Int]) { list.append(model?.items.count ?? 0) }
}

final class InoutHelperModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    let helper = InoutHelperHelper()
    init() {
        helper.model = self
    }
    func go() {
        helper.grow(&items)
    }
}

struct InoutHelperView: View {
    @StateObject private var model = InoutHelperModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
