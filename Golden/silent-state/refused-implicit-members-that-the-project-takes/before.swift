// Catalogue 213: a modifier, a default argument and a getter of the project, and one initializer of SwiftUI take a
// UIColor, so that `.brand` asks what changes unnoticed.
import SwiftUI
import UIKit

final class Appearance {
    static let shared = Appearance()
    var isDark = false
}

extension UIColor {
    static var brand: UIColor { Appearance.shared.isDark ? .red : .label }
}

extension View {
    func tint(_ color: UIColor) -> some View { foregroundColor(Color(color)) }

    func captioned(color: UIColor = .brand) -> some View { foregroundColor(Color(color)) }
}

enum RowStyle {
    case plain, marked

    var background: UIColor {
        switch self {
        case .plain: return .systemBackground
        case .marked: return .brand
        }
    }
}

final class Mailbox: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0

    func select(_ row: Int) { selection = row }
}

struct MailboxTitle: View {
    @ObservedObject var mailbox: Mailbox

    var body: some View { Text(mailbox.title).tint(.brand) }
}

final class Drafts: ObservableObject {
    @Published var title = "Drafts"
    @Published var selection = 0

    func select(_ row: Int) { selection = row }
}

struct DraftsTitle: View {
    @ObservedObject var drafts: Drafts

    var body: some View { Text(drafts.title).foregroundColor(Color(uiColor: .brand)) }
}

final class Archive: ObservableObject {
    @Published var title = "Archive"
    @Published var selection = 0

    func select(_ row: Int) { selection = row }
}

struct ArchiveTitle: View {
    @ObservedObject var archive: Archive

    var body: some View { Text(archive.title).captioned() }
}

final class Spam: ObservableObject {
    @Published var title = "Spam"
    @Published var selection = 0

    func select(_ row: Int) { selection = row }
}

struct SpamTitle: View {
    @ObservedObject var spam: Spam
    let style: RowStyle

    var body: some View { Text(spam.title).background(Color(style.background)) }
}

struct Rows: View {
    @ObservedObject var mailbox: Mailbox
    @ObservedObject var drafts: Drafts
    @ObservedObject var archive: Archive
    @ObservedObject var spam: Spam

    var body: some View {
        Button("Row \(mailbox.selection)") { mailbox.select(1) }
        Button("Row \(drafts.selection)") { drafts.select(1) }
        Button("Row \(archive.selection)") { archive.select(1) }
        Button("Row \(spam.selection)") { spam.select(1) }
        Button("Dark") { Appearance.shared.isDark = true }
    }
}
