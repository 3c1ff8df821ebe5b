import SwiftUI

struct Panel<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View { content }
}

struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content }
}
