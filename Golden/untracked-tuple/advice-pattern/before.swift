// Catalogue 145: the macro passes over tuple patterns.
import SwiftUI

@Observable
final class Limits {
    var (low, high) = (0, 10)
    private var (first, (second, third)) = (1, (2, 3))

    var sum: Int { first + second + third }
}
