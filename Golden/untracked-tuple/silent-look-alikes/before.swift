// Catalogue 145: constants, tuples that are one value, and classes without the macro.
import SwiftUI

@Observable
final class Limits {
    let (low, high) = (0, 10)
    var range = (0, 10)
    static var (third, fourth) = (3, 4)
}

final class Legacy: ObservableObject {
    var (low, high) = (0, 10)
}

struct Row {
    var (low, high) = (0, 10)
}
