// Catalogue 181: bindings that are only read, with all calls in sight.
import SwiftUI

final class Inbox: ObservableObject {
    @Published var unread = 0
}

struct Badge: View {
    let count: Int
    let title: String

    var body: some View {
        HStack {
            Text(title)
            label
        }
    }

    private var label: some View {
        Text("\(count)")
    }
}

struct InboxView: View {
    @ObservedObject var inbox: Inbox
    @State private var note: String?
    @Binding var drafts: [Int]

    var body: some View {
        VStack {
            Badge(count: inbox.unread, title: "Inbox")
            Badge(count: self.inbox.unread, title: "Inbox")
            ForEach($drafts, id: \.self) { $draft in
                Text("\(draft)")
            }
        }
    }
}

#Preview {
    Badge(count: 3, title: "Preview")
}
