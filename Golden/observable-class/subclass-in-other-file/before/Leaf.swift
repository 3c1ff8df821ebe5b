// Catalogue 11: the leaf lives beside its view.
import SwiftUI

@MainActor
final class MailScreen: ListScreen {
    @Published var unread = 0
}

struct MailView: View {
    @StateObject private var screen = MailScreen()

    var body: some View {
        Text("\(screen.unread) of \(screen.rows.count)\(screen.isLoading ? "…" : "")")
            .onAppear { screen.refresh() }
    }
}
