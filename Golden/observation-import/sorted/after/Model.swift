// Catalogue 75: no SwiftUI here and sorted imports; Observation takes its place among them.
import Combine
import Foundation
import Observation
import RegexBuilder

@Observable
final class CodeScanner {
    var matches: [String] = []
}
