// expect: 'nonisolated' cannot be applied to mutable stored properties
import SwiftUI

@MainActor
@Observable
final class Model {
    nonisolated var text = ""
}
