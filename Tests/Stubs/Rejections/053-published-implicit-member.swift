// expect: no exact matches in call to initializer
import SwiftUI

@Observable
final class Model {
    var text: String

    init() {
        _text = .init(wrappedValue: "")
    }
}
