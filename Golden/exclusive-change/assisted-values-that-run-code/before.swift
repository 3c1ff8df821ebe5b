// Catalogue 201: the == of what is compared, or of what that holds, the getter of an extension, and the subscript that is meant.
import Foundation
import SwiftUI

protocol Named {}

extension Named {
    var shownName: String { "\(Cart.shared.lines.count)" }
}

extension URLQueryItem: Named {}

struct Line: Equatable {
    var id = ""

    static func == (left: Line, right: Line) -> Bool { left.id == right.id && !Cart.shared.lines.isEmpty }
}

struct Order: Equatable {
    var lines: [Line] = []
}

extension Array {
    subscript(checked index: Int) -> Element {
        get { Cart.shared.lines.count > index ? self[index] : self[0] }
        set { self[index] = newValue }
    }
}

final class Cart: ObservableObject {
    static let shared = Cart()

    @Published var lines: [Line] = []

    func remove(_ line: Line) {
        lines.removeAll { $0 == line }
    }

    func remove(_ order: Order, _ other: Order) {
        lines.removeAll { _ in order == other }
    }

    func remove(_ item: URLQueryItem) {
        lines.removeAll { $0.id == item.shownName }
    }

    func rename(_ index: Int) {
        lines[checked: index].id = "new"
    }
}

struct CartView: View {
    @ObservedObject var cart: Cart

    var body: some View {
        Text("\(cart.lines.count)")
    }
}
