// Catalogue 131: a modifier of the project runs its closure when the view appears, so that the object was looked up then.
import SwiftUI

final class Log: ObservableObject {
    @Published var lines: [String] = []
}

struct FirstPage: View {
    @EnvironmentObject private var log: Log

    var body: some View {
        Text("First")
            .onFirstAppear { log.lines.append("first") }
    }
}

struct SecondPage: View {
    @EnvironmentObject private var log: Log

    var body: some View {
        Text("Second")
            .onLoad { log.lines.append("second") }
    }
}

struct ThirdPage: View {
    @EnvironmentObject private var log: Log

    var body: some View {
        Text("Third")
            .onShown { log.lines.append("third") }
    }
}

struct Book: View {
    @StateObject private var log = Log()

    var body: some View {
        VStack {
            FirstPage()
            SecondPage()
            ThirdPage()
        }
        .environmentObject(log)
    }
}

#Preview {
    FirstPage()
    SecondPage()
    ThirdPage()
}
