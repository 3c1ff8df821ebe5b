// expect: used before being initialized
import SwiftUI

@Observable
class Model {
    var first: [String]
    var second: String

    init() {
        first = []
        first.append("a")
        second = first[0]
    }
}
