import SwiftUI

@Observable
final class LocalFunctionModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        let limit = items.count
        func isOld(_ n: Int) -> Bool { n > limit }
        items.removeAll(where: isOld)
        items.removeAll { $0 > limit }
    }
}

struct LocalFunctionView: View {
    @State private var model = LocalFunctionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
