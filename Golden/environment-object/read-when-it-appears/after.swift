// Catalogue 131: the object is read in closures only; the first access is where it was.
import SwiftUI

@Observable
final class Log {
    var lines: [String] = []
}

struct Page: View {
    @Environment(Log.self) private var log

    var body: some View {
        Text("Page")
            .onAppear { log.lines.append("page") }
    }
}

struct Book: View {
    @State private var log = Log()

    var body: some View {
        Page().environment(log)
    }
}
