// Catalogue 213: what SwiftUI, parameters, results and gradients take is a Color, so that `.brand` is not that of
// UIColor.
import SwiftUI
import UIKit

final class Appearance {
    static let shared = Appearance()
    var isDark = false
}

extension UIColor {
    static var brand: UIColor { Appearance.shared.isDark ? .red : .label }
}

extension Color {
    static let brand = Color("Brand")
}

extension View {
    func captioned(color: Color = .brand) -> some View { foregroundColor(color) }

    func badge(_ color: Color, alignment: Alignment) -> some View { background(color, alignment: alignment) }
}

enum RowStyle {
    case plain, marked

    var background: Color {
        switch self {
        case .plain: return .white
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
    let style: RowStyle
    let isOn: Bool

    var body: some View {
        VStack {
            Text(mailbox.title).foregroundColor(.brand)
            Text(mailbox.title).tint(isOn ? .brand : .red)
            Text(mailbox.title).captioned()
            Text(mailbox.title).badge(.brand, alignment: .leading)
            Text(mailbox.title).background(style.background)
            LinearGradient(gradient: Gradient(colors: [.brand, .red]), startPoint: .top, endPoint: .bottom)
        }
    }
}

struct MailboxRows: View {
    @ObservedObject var mailbox: Mailbox

    var body: some View {
        Button("Row \(mailbox.selection)") { mailbox.select(1) }
        Button("Dark") { Appearance.shared.isDark = true }
    }
}
