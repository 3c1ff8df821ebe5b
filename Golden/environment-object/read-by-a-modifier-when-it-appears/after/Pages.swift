// Catalogue 131: a modifier of the project runs its closure when the view appears, so that the object was looked up then.
import SwiftUI

@Observable
final class Log {
    var lines: [String] = []
}

struct FirstPage: View {
    @Environment(Log.self) private var log

    var body: some View {
        Text("First")
            .onFirstAppear { log.lines.append("first") }
    }
}

struct SecondPage: View {
    @Environment(Log.self) private var log

    var body: some View {
        Text("Second")
            .onLoad { log.lines.append("second") }
    }
}

struct ThirdPage: View {
    @Environment(Log.self) private var log

    var body: some View {
        Text("Third")
            .onShown { log.lines.append("third") }
    }
}

struct Book: View {
    @State private var log = Log()

    var body: some View {
        VStack {
            FirstPage()
            SecondPage()
            ThirdPage()
        }
        .environment(log)
    }
}

#Preview {
    FirstPage()
    SecondPage()
    ThirdPage()
}
