// Catalogue 11, 75: a subclass beside the tests, in a file that imports no framework of the macro.
import Foundation
import Observation
import XCTest

@Observable
final class MockModel: Model {
    var calls = 0
}
