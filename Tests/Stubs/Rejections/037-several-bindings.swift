// expect: can only apply to a single variable
import SwiftUI

@Observable
final class Model {
    var width = 1, height = 2
}
