// Catalogue 123: the file does not import the module with the internal class, so that Session is that of the library.
import Library
import SwiftUI

struct Screen: View {
    @EnvironmentObject var session: Session

    var body: some View { Text("\(session.count)") }
}

struct Home: View {
    @StateObject private var session = Session()

    var body: some View { Screen().environmentObject(session) }
}
