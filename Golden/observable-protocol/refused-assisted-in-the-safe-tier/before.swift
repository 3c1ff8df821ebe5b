// Catalogue 150, 151: in the safe tier a protocol that refines ObservableObject stays, with what conforms to it, where
// the update of a view reads and sets by it what changes.
import SwiftUI

protocol ListModel: ObservableObject {
    var rows: [String] { get }

    func load()
}

final class FruitModel: ListModel {
    @Published var rows: [String] = []

    func load() { rows = ["apple", "pear"] }
}

struct CountView: View {
    let model: any ListModel

    var body: some View {
        let _ = model.load()
        Text("\(model.rows.count)")
    }
}

struct FruitView: View {
    @StateObject private var model = FruitModel()

    var body: some View {
        List(model.rows, id: \.self) { Text($0) }
    }
}
