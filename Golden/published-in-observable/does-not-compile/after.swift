// Catalogue 32: @Published as it stood before the class got the macro.
import Combine
import SwiftUI

@MainActor
@Observable
final class Draft {
    var text = ""
    var tags: [String] = []
}
