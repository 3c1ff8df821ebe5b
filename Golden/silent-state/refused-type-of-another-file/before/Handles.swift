// Catalogue 213: a value of unknown type may be of a class that a file keeps to itself, by a protocol that others see.
import SwiftUI

protocol Sized {
    var size: Int { get }
}

fileprivate final class Handles: Sized {
    private var values: [Int] = []
    var size: Int { values.count }

    func insert(_ value: Int) { values.append(value) }
}

final class Registry {
    private let handles = Handles()
    var all: any Sized { handles }

    func insert() { handles.insert(1) }
}
