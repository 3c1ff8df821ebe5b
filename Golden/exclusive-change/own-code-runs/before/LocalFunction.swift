import SwiftUI

final class LocalFunctionModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func go() {
        func isOld(_ n: Int) -> Bool {
            n > items.count
        }
        items.removeAll(where: isOld)
    }
}

struct LocalFunctionView: View {
    @StateObject private var model = LocalFunctionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
