// expect: cannot assign value of type 'Published<String>' to type 'String'
import SwiftUI

@Observable
final class Model {
    var text: String

    init() {
        _text = Published(initialValue: "")
    }
}
