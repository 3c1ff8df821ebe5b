// expect: has no member 'isOn'
import SwiftUI

@Observable
class Base {
    var text = ""
}

class Derived: Base {
    var isOn: Bool {
        access(keyPath: \.isOn)
        return UserDefaults.standard.bool(forKey: "isOn")
    }
}
