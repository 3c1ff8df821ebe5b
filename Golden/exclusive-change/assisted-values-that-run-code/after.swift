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

@Observable
final class Cart {
    static let shared = Cart()

    var lines: [Line] = []

    func remove(_ line: Line) {
        var newLines = lines
        newLines.removeAll { $0 == line }
        lines = newLines
    }

    func remove(_ order: Order, _ other: Order) {
        var newLines = lines
        newLines.removeAll { _ in order == other }
        lines = newLines
    }

    func remove(_ item: URLQueryItem) {
        var newLines = lines
        newLines.removeAll { $0.id == item.shownName }
        lines = newLines
    }

    func rename(_ index: Int) {
        lines[checked: index].id = "new"
    }
}

struct CartView: View {
    var cart: Cart

    var body: some View {
        Text("\(cart.lines.count)")
    }
}
