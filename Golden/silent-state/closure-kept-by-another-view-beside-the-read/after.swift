// Catalogue 213, 219: a closure that a view keeps shows files; the view that shows this one reads the property in the same place.
import SwiftUI

@Observable
final class Inbox {
    private(set) var messages: [String] = []

    func load() { messages.append("hello") }
}

struct StartPage: View {
    var inbox: Inbox

    var body: some View {
        GeometryReader { proxy in
            VStack {
                ForEach(inbox.messages, id: \.self) { Text($0) }
                files(width: proxy.size.width)
            }
        }
        .onTapGesture { inbox.load() }
    }

    private func files(width: CGFloat) -> some View {
        FileList(width: width)
    }
}

struct FileList: View {
    let width: CGFloat
    private let formatter = ByteCountFormatter()

    var body: some View {
        Rows { name in
            Text(name).opacity(FileManager.default.fileExists(atPath: name) ? 1 : 0.5)
        }
        .frame(width: width)
    }
}

struct Rows<Content: View>: View {
    let content: (String) -> Content

    var body: some View {
        ForEach(["a", "b"], id: \.self) { content($0) }
    }
}
