// Catalogue 75: no SwiftUI here and sorted imports; Observation takes its place among them.
import Combine
import Foundation
import RegexBuilder

final class CodeScanner: ObservableObject {
    @Published var matches: [String] = []
}
