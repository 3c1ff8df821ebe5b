// Catalogue 150, 151: in the safe tier a protocol that refines ObservableObject stays, with what conforms to it.
import SwiftUI

protocol ListModel: ObservableObject {
    var rows: [String] { get }
}

final class FruitModel: ListModel {
    @Published var rows = ["apple", "pear"]
}

struct CountView: View {
    let model: any ListModel

    var body: some View {
        Text("\(model.rows.count)")
    }
}

struct FruitView: View {
    @StateObject private var model = FruitModel()

    var body: some View {
        List(model.rows, id: \.self) { Text($0) }
    }
}
