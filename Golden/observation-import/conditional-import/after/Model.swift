// Catalogue 75: an import inside #if is no place to go after; the last plain one is.
#if canImport(RegexBuilder)
import RegexBuilder
#endif
import Combine
import Foundation
import Observation

@Observable
final class Report {
    var lines: [String] = []
}
