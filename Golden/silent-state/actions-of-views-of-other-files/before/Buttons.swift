// Catalogue 219: a view of another file takes a closure behind a builder, and runs it by a button.
import SwiftUI

struct FilledButton<Icon: View>: View {
    private let title: String
    private let icon: Icon
    private let action: () -> Void

    init(title: String, @ViewBuilder icon: () -> Icon, action: @escaping () -> Void) {
        self.title = title
        self.icon = icon()
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            icon
            Text(title)
        }
    }
}

extension FilledButton where Icon == EmptyView {
    init(title: String, action: @escaping () -> Void) {
        self.init(title: title, icon: { EmptyView() }, action: action)
    }
}
