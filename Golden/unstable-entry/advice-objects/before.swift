// Catalogue 193: another default each time.
import SwiftUI

final class Session {
    var name = ""
}

extension EnvironmentValues {
    @Entry var session = Session()
    @Entry var other: Session = .init()
    @Entry var id = UUID()
    @Entry var start = Date()
    @Entry var now: Date = .now
}
