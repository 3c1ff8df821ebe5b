// Catalogue 224: in a view of AppKit and in a controller the wrapper follows nothing, so that no view uses the class.
import AppKit
import SwiftUI

final class Cursor: ObservableObject {
    @Published var column = 0
}

final class CursorView: NSView {
    @ObservedObject var cursor: Cursor

    init(cursor: Cursor) {
        self.cursor = cursor
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}
