// expect: ambiguous use of 'withMutation
import SwiftUI

@Observable
class Base {
    var text = ""
}

@Observable
class Derived: Base {
    func refresh() {
        withMutation(keyPath: \.text) {}
    }
}
