// Catalogue 165: what owns the object is on the main actor by a class of UIKit, or by a protocol that its own declaration names.
import SwiftUI
import UIKit

final class Draft: ObservableObject {
    @Published var text = ""
}

final class Title: ObservableObject {
    @Published var text = ""
}

@MainActor
func show(_ text: String) {}

final class DraftTextView: UITextView {
    @ObservedObject var draft = Draft()

    func update() {
        show(draft.text)
    }
}

final class FieldCoordinator: NSObject, UITextFieldDelegate {
    @ObservedObject var draft: Draft

    init(draft: Draft) {
        self.draft = draft
    }

    func update() {
        show(draft.text)
    }
}

/// On no actor by an extension.
final class TitleCoordinator: NSObject {
    @ObservedObject var title: Title

    init(title: Title) {
        self.title = title
    }

    func update() {
        show(title.text)
    }
}

extension TitleCoordinator: UITextFieldDelegate {}

struct DraftView: View {
    @ObservedObject var draft: Draft
    @ObservedObject var title: Title

    var body: some View {
        Text(draft.text + title.text)
    }
}
