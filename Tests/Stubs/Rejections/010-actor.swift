// expect: '@Observable' cannot be applied to actor type 'Model'
import SwiftUI

@Observable
actor Model {
    var text = ""
}
