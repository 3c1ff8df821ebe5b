// Catalogue 219: the body of a view of another file runs the closure.
import SwiftUI

struct FilledButton: View {
    private let title: String
    private let action: () -> Void

    init(title: String, action: @escaping () -> Void) {
        self.title = title
        self.action = action
    }

    var body: some View {
        let _ = action()
        Text(title)
    }
}
