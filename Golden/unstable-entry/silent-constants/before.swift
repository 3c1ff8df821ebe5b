// Catalogue 193: the same default each time.
import SwiftUI

final class Session {
    static let shared = Session()
    var name = ""
}

struct Theme { var name = "" }

extension EnvironmentValues {
    @Entry var session = Session.shared
    @Entry var maybe: Session? = nil
    @Entry var theme = Theme()
    @Entry var count = 1
}
