// expect: multiple incompatible access-level modifiers specified
import SwiftUI

@Observable
open class Model {
    open var text = ""
}
