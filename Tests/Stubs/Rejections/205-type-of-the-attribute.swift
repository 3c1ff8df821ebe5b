// expect: 'nil' requires a contextual type
import SwiftUI

@Observable
final class Model {
    var choice = nil
}
