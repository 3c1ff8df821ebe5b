// Catalogue 219: an initializer hands the closure on to another one, and the body runs it.
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
        let _ = action()
        HStack {
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
