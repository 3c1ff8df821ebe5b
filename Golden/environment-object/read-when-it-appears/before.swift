// Catalogue 131: the object is read in closures only; the first access is where it was.
import SwiftUI

final class Log: ObservableObject {
    @Published var lines: [String] = []
}

struct Page: View {
    @EnvironmentObject private var log: Log

    var body: some View {
        Text("Page")
            .onAppear { log.lines.append("page") }
    }
}

struct Book: View {
    @StateObject private var log = Log()

    var body: some View {
        Page().environmentObject(log)
    }
}
