// Catalogue 201: strings run no == of the project, a type of a library has no getter of a protocol that it does not conform to, a subscript with a label
// is not meant without it, and what only reads runs no observers.
import Foundation
import SwiftUI

protocol Named {}

extension Named {
    var name: String { "\(Cart.shared.lines.count)" }
}

struct Line: Equatable, Named {
    var id = ""
    var tags: [String] = [] {
        didSet { print(Cart.shared.last.id) }
    }

    static func == (left: Line, right: Line) -> Bool { left.name == right.name && left.id == right.id }
}

extension Array {
    subscript(checked index: Int) -> Element {
        get { Cart.shared.lines.count > index ? self[index] : self[0] }
        set { self[index] = newValue }
    }
}

@Observable
final class Cart {
    static let shared = Cart()

    var lines: [Line] = []
    var last = Line()

    func remove(_ line: Line, _ item: URLQueryItem) {
        lines.removeAll { $0.id == line.id }
        lines.removeAll { $0.id == item.name }
    }

    func rename(_ index: Int) {
        lines[index].id = "new"
    }

    func tags() -> [String] {
        last.tags.sorted { $0 < $1 }
    }
}

struct CartView: View {
    var cart: Cart

    var body: some View {
        Text("\(cart.lines.count) \(cart.last.id)")
    }
}
