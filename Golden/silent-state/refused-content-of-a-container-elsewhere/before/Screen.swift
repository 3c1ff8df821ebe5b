import SwiftUI

struct Screen<Content: View>: View {
    let title: String
    let onContinue: () -> Void
    let content: () -> Content

    init(title: String, onContinue: @escaping () -> Void, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.onContinue = onContinue
        self.content = content
    }

    var body: some View {
        VStack {
            content()
            Button(title) { onContinue() }
        }
    }
}
