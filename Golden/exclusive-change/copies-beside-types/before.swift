// Catalogue 55, 201: while a property changes, static members are called on types that are handed over, and come to the property.
import SwiftUI

protocol Filling {
    static func fill(_ cart: Cart)
}

struct Filler: Filling {
    static func fill(_ cart: Cart) { print(cart.lines) }
}

final class Cart: ObservableObject {
    @Published var lines: [Int] = []

    func trim(by filling: any Filling.Type) {
        lines.removeAll { line in
            filling.fill(self)
            return line > 3
        }
    }

    func trim<Wanted: Filling>(with filling: Wanted.Type) {
        lines.removeAll { line in
            Wanted.fill(self)
            return line > 3
        }
    }

    func trim(byOwn filling: Filler.Type) {
        lines.removeAll { line in
            filling.fill(self)
            return line > 3
        }
    }
}

struct CartView: View {
    @ObservedObject var cart: Cart

    var body: some View {
        Button("\(cart.lines.count)") {
            cart.trim(by: Filler.self)
            cart.trim(with: Filler.self)
            cart.trim(byOwn: Filler.self)
        }
    }
}
