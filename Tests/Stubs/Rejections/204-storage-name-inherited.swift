// expect: overriding declaration requires an 'override' keyword
import SwiftUI

class Account {
    var _owner = ""
}

@Observable
final class Savings: Account {
    var owner = ""
}
