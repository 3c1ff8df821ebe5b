import SwiftUI

final class BytesModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func go() {
        items.withUnsafeMutableBytes { _ in print(items.count) }
    }
}

struct BytesView: View {
    @StateObject private var model = BytesModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
