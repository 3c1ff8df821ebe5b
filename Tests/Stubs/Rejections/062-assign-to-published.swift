// expect: cannot find '$text' in scope
import Combine
import SwiftUI

@Observable
final class Model {
    var text = ""

    init() {
        Just("").assign(to: &$text)
    }
}
