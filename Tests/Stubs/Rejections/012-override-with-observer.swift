// expect: property does not override any property from its superclass
import SwiftUI

@Observable
class Base {
    var text = ""
}

@Observable
class Derived: Base {
    override var text: String {
        didSet { print(text) }
    }
}
