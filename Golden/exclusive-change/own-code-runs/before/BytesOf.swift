import SwiftUI

final class BytesOfModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func go() {
        withUnsafeMutableBytes(of: &items) { _ in print(items.count) }
    }
}

struct BytesOfView: View {
    @StateObject private var model = BytesOfModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
