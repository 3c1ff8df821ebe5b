// expect: expected declaration
import SwiftUI

@Observable
final class Model {
    var `default` = ""
}
