// Catalogue 11, 145: subclasses that add nothing to be tracked, and classes that are none.
import SwiftUI

@Observable
class Base {
    var name = ""
}

@Observable
class Annotated: Base {
    var count = 0
}

final class Constant: Base {
    let identifier = 1
    static var shared = 0
    var title: String { name.uppercased() }
}

final class Ignored: Base {
    @ObservationIgnored var cache = 0
    private var scratch = 0

    func fill() { scratch = cache }
}

final class ByHand: Base {
    private let registrar = ObservationRegistrar()
    fileprivate(set) var storedCount = 0
    internal(set) var other = 0
    var count: Int {
        get {
            registrar.access(self, keyPath: \.count)
            return storedCount
        }
        set { registrar.withMutation(of: self, keyPath: \.count) { storedCount = newValue } }
    }
}

class Plain {
    var name = ""
}

final class PlainChild: Plain {
    var count = 0
}
