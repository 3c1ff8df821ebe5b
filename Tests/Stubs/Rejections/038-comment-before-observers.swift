// expect: expected 'func' keyword in instance method declaration
import SwiftUI

@Observable
final class Model {
    var text: String = "" // the line comment swallows what the macro writes after it
    {
        didSet { print(text) }
    }
}
