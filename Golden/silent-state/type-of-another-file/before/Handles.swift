// Catalogue 213: a value of unknown type is of no class that another file keeps to itself, and a closure of a nested type is not that of its namesake.
import SwiftUI

fileprivate final class Handles<Value> {
    private var values: [Int: Value] = [:]
    var size: Int { values.count }

    func insert(_ value: Value) { values[size] = value }
}
