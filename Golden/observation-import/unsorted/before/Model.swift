// Catalogue 75: the imports have no order; Observation comes after the last.
import RegexBuilder
import Foundation
import Combine

final class Parser: ObservableObject {
    @Published var tokens: [String] = []
}
