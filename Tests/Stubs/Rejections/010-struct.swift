// expect: '@Observable' cannot be applied to struct type 'Model'
import SwiftUI

@Observable
struct Model {
    var text = ""
}
