// Catalogue 100: two imported modules have a type of the name, of which one has the member.
import Base
import Core
import SwiftUI

struct LoggerView: View {
    var logger = Services.shared.logger

    var body: some View {
        Text("\(logger.lines.count)")
    }
}
