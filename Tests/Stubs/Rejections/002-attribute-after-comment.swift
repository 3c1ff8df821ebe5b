// expect: expected declaration
import SwiftUI

@available(macOS 14, iOS 17, *) // the line comment swallows what the macro writes after it
@Observable
final class Model {
    var text = ""
}
