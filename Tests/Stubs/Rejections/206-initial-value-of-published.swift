// expect: class 'Model' has no initializers
import SwiftUI

@Observable
final class Model {
    var count: Int
}
