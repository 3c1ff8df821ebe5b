// Catalogue 11: the leaf lives beside its view.
import SwiftUI

@MainActor
@Observable
final class MailScreen: ListScreen {
    var unread = 0
}

struct MailView: View {
    @State private var screen = MailScreen()

    var body: some View {
        Text("\(screen.unread) of \(screen.rows.count)\(screen.isLoading ? "…" : "")")
            .onAppear { screen.refresh() }
    }
}
