import SwiftUI

extension Array { mutating func edit(_ body: (inout Element) -> Void) { for i in indices { body(&self[i]) } } }

final class ArrayExtensionModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func go() {
        items.edit { $0 += items.count }
    }
}

struct ArrayExtensionView: View {
    @StateObject private var model = ArrayExtensionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
