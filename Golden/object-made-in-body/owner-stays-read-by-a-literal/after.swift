// Catalogue 222: the first value of a property is a literal whose initializer reads what views follow.
import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()

    @Published var items: [Int] = [1]
}

struct Key: ExpressibleByStringLiteral {
    let number: Int

    init(stringLiteral value: String) { number = Store.shared.items.count }
}

@Observable
final class RowModel {
    var number = 0
    let key: Key = "a"
}

struct Row: View {
    @Bindable var model: RowModel

    var body: some View { Stepper("\(model.number)", value: $model.number) }
}

struct Root: View {
    @ObservedObject var store = Store.shared

    var body: some View {
        Button("Add \(store.items.count)") { store.items.append(1) }
        Middle()
    }
}

struct Middle: View {
    var body: some View { Row(model: RowModel()) }
}
