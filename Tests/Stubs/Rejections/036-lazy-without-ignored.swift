// expect: 'lazy' cannot be used on a computed property
import SwiftUI

@Observable
final class Model {
    lazy var text = String(describing: self)
}
