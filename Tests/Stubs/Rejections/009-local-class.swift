// expect: local type cannot have attached extension macro
import SwiftUI

func makeText() -> String {
    @Observable
    final class Model {
        var text = ""
    }
    return Model().text
}
