// expect: 'extension' macro cannot be attached to extension
import SwiftUI

final class Model {
    var text = ""
}

@Observable
extension Model {}
