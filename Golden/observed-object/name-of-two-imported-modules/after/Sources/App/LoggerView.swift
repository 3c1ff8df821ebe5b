// Catalogue 100: the name may mean one of two types, but none that is called otherwise.
import Base
import Core
import SwiftUI

@Observable
final class Session {
    var user = ""
}

struct LoggerView: View {
    @ObservedObject var logger: Logger
    var session: Session

    var body: some View {
        Text("\(session.user) \(logger.lines.count)")
    }
}
