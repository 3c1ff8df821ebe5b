// expect: expected declaration
import SwiftUI

public @Observable final class Model {
    var text = ""
}
