import SwiftUI

final class MethodReferenceModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func isOld(_ n: Int) -> Bool { n > 3 }
    func go() {
        items.removeAll(where: isOld)
    }
}

struct MethodReferenceView: View {
    @StateObject private var model = MethodReferenceModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
