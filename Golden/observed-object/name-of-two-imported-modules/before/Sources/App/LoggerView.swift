// Catalogue 100: the name may mean one of two types, but none that is called otherwise.
import Base
import Core
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

struct LoggerView: View {
    @ObservedObject var logger: Logger
    @ObservedObject var session: Session

    var body: some View {
        Text("\(session.user) \(logger.lines.count)")
    }
}
