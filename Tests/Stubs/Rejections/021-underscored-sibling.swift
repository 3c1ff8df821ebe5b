// expect: invalid redeclaration of '_text'
import SwiftUI

@Observable
final class Model {
    var text = ""
    private var _text = ""
}
