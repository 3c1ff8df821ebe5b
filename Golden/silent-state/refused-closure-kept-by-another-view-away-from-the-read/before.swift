// Catalogue 213, 219: the property is read in another closure than the one that shows the view with the files.
import SwiftUI

final class Inbox: ObservableObject {
    @Published private(set) var messages: [String] = []

    func load() { messages.append("hello") }
}

struct StartPage: View {
    @ObservedObject var inbox: Inbox

    var body: some View {
        VStack {
            GeometryReader { proxy in
                ForEach(inbox.messages, id: \.self) { Text($0) }
            }
            FileList()
        }
        .onTapGesture { inbox.load() }
    }
}

struct FileList: View {
    private let formatter = ByteCountFormatter()

    var body: some View {
        Rows { name in
            Text(name).opacity(FileManager.default.fileExists(atPath: name) ? 1 : 0.5)
        }
    }
}

struct Rows<Content: View>: View {
    let content: (String) -> Content

    var body: some View {
        ForEach(["a", "b"], id: \.self) { content($0) }
    }
}
