// expect: protocol methods must not have bodies
import SwiftUI

@Observable
protocol Model {
    var text: String { get set }
}
