// expect: value of type 'String' has no member 'wrappedValue'
import SwiftUI

@Observable
final class Model {
    var text = ""

    func reset() {
        _text.wrappedValue = ""
    }
}
