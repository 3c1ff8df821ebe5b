// Catalogue 11, 75: a subclass beside the tests, in a file that imports no framework of the macro.
import Foundation
import XCTest

final class MockModel: Model {
    @Published var calls = 0
}
