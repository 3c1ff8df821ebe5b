// Catalogue 75: the imports have no order; Observation comes after the last.
import RegexBuilder
import Foundation
import Combine
import Observation

@Observable
final class Parser {
    var tokens: [String] = []
}
