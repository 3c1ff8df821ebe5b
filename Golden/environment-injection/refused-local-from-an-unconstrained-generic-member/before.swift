// Catalogue 124: a local that a member of a generic type gives may be of any class, whatever other members of the name hold.
import SwiftUI

final class PostDetails: ObservableObject, Hashable {
    @Published var isRead = false

    static func == (left: PostDetails, right: PostDetails) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

final class Theme: ObservableObject {
    @Published var isDark = false
}

struct Entity<Details>: Identifiable {
    let id: Int
    var details: Details?
}

struct Waterfall<Rows: RandomAccessCollection, Content: View>: View where Rows.Element: Identifiable {
    typealias ContentForRow = (Rows.Element, Int) -> Content

    let rows: Rows
    let content: ContentForRow

    var body: some View {
        ForEach(Array(rows)) { row in
            content(row, 0)
        }
    }
}

struct PostRow: View {
    @EnvironmentObject var details: PostDetails

    var body: some View {
        Text(details.isRead ? "read" : "new")
    }
}

struct Feed: View {
    let posts: [Entity<PostDetails>]

    var body: some View {
        Waterfall(rows: posts) { post, _ in
            Group {
                if let details = post.details {
                    PostRow()
                        .environmentObject(details)
                }
            }
        }
    }
}

struct ThemeView: View {
    @StateObject private var theme = Theme()

    var body: some View {
        Toggle("Dark", isOn: $theme.isDark)
    }
}
