// Catalogue 201: functions, operators, function values and callbacks of the project run while the property is changed, and lead back to it.
import SwiftUI

@Observable
final class StaticModel {
    var items: [Int] = [3, 1, 2]

    static let shared = StaticModel()
    static var count: Int { shared.items.count }
    func go() {
        StaticModel.shared.items.removeAll { $0 > StaticModel.count }
    }
}

struct StaticView: View {
    @State private var model = StaticModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
