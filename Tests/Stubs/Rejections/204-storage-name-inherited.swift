// expect: overriding property must be as accessible as the declaration it overrides
import SwiftUI

class Account {
    var _owner = ""
}

@Observable
final class Savings: Account {
    var owner = ""
}
