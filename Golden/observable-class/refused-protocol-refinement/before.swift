// Catalogue 150, 151: a protocol that refines ObservableObject would make the class observable twice.
import SwiftUI

protocol ListModel: ObservableObject {
    var rows: [String] { get }
}

final class FruitModel: ListModel {
    @Published var rows = ["apple", "pear"]
}

struct FruitView: View {
    @StateObject private var model = FruitModel()

    var body: some View {
        List(model.rows, id: \.self) { Text($0) }
    }
}
