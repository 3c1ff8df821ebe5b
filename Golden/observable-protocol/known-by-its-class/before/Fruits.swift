// Catalogue 150, 151: what knows an object by its class, or has none of the protocol, does not come to depend on it by the protocol.
import SwiftUI

protocol ListModel: ObservableObject {
    var rows: [String] { get }
}

final class FruitModel: ListModel {
    @Published var rows = ["apple", "pear"]
}

struct CountView: View {
    let model: FruitModel

    var body: some View {
        Text("\(model.rows.count)")
    }
}

struct FruitView: View {
    @StateObject private var model = FruitModel()

    var body: some View {
        List(model.rows, id: \.self) { Text($0) }
        CountView(model: model)
    }
}
