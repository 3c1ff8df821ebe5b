// Catalogue 112, 122: an extension of a protocol for one type names that type's properties as its own.
import SwiftUI
import UIKit

final class Draft: ObservableObject {
    @Published var text = ""

    static let shared = Draft()
}

protocol HasField {}

extension HasField where Self == DraftView {
    var field: Binding<String> { self.$draft.text }
}

struct DraftView: View, HasField {
    @EnvironmentObject var draft: Draft

    var body: some View { TextField("Text", text: field) }
}

extension View where Self == DraftRow {
    var rowField: Binding<String> { self.$draft.text }
}

struct DraftRow: View {
    @ObservedObject var draft: Draft

    var body: some View { TextField("Text", text: rowField) }
}

protocol Editing: AnyObject {}

extension Editing where Self: DraftController {
    @MainActor func edit() {
        other = Draft()
        present(UIHostingController(rootView: DraftField(text: $draft.text)), animated: true)
    }
}

class DraftController: UIViewController {
    @ObservedObject var draft = Draft()
    @ObservedObject fileprivate var other = Draft.shared
}

final class DraftEditor: DraftController, Editing {}

struct DraftField: View {
    @Binding var text: String

    var body: some View { TextField("Text", text: $text) }
}

struct DraftRoot: View {
    @StateObject private var draft = Draft()

    var body: some View {
        DraftView().environmentObject(draft)
        DraftRow(draft: draft)
    }
}
