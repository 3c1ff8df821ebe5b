// Catalogue 213: an initializer that the project adds to Color takes a value of its own, which reads what changes.
import SwiftUI

final class Settings {
    static let shared = Settings()
    var isDark = false
}

struct Token {
    let name: String

    static var ink: Token { Token(name: Settings.shared.isDark ? "light" : "dark") }
}

extension Color {
    init(_ token: Token) { self.init(token.name) }
}

final class Page: ObservableObject {
    @Published var number = 0
    @Published var isRead = false

    func finish() {
        Settings.shared.isDark.toggle()
        isRead = true
    }
}

struct PageView: View {
    @StateObject private var page = Page()

    var body: some View {
        Text("\(page.number)").foregroundColor(Color(.ink))
        Button("Finish") { page.finish() }
        ReadView(page: page)
    }
}

struct ReadView: View {
    @ObservedObject var page: Page

    var body: some View { Text(page.isRead ? "read" : "") }
}
