// Catalogue 150, 151: in the safe tier a protocol that refines ObservableObject stays, with what conforms to it.
import SwiftUI

protocol ListModel: ObservableObject {
    var rows: [String] { get }
    func loaded() -> [String]
}

final class FruitModel: ListModel {
    @Published var rows = ["apple", "pear"]

    func loaded() -> [String] {
        if rows.isEmpty { rows = ["plum"] }
        return rows
    }
}

struct CountView: View {
    let model: any ListModel

    var body: some View {
        Text("\(model.loaded().count)")
    }
}

struct FruitView: View {
    @StateObject private var model = FruitModel()

    var body: some View {
        List(model.rows, id: \.self) { Text($0) }
    }
}
