import SwiftUI

final class LocalClosureModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func go() {
        let isOld = { (n: Int) in n > self.items.count
        }
        items.removeAll(where: isOld)
    }
}

struct LocalClosureView: View {
    @StateObject private var model = LocalClosureModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
