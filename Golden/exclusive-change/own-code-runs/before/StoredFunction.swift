import SwiftUI

final class StoredFunctionModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    var isOld: (Int) -> Bool = { _ in false }
    init() {
        isOld = { [unowned self] in $0 > self.items.count }
    }
    func go() {
        items.removeAll(where: isOld)
    }
}

struct StoredFunctionView: View {
    @StateObject private var model = StoredFunctionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
