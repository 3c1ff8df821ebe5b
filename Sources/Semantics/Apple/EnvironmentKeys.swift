import SymbolIndex
import Syntax

/// Keys of SwiftUI's environment.
package enum EnvironmentKeys {
    /// Values that a view shows without reading them, through fonts and formatters.
    package static let shownUnread = table.names(with: .shownUnread)
    /// Actions and contexts: what a view shows does not depend on them.
    package static let withoutUpdates = table.names(with: .withoutUpdates)
    /// They do the same whenever they were read.
    package static let actions = table.names(with: .actions)

    /// True for `\.locale` of `.environment(\.locale, …)`.
    package static func isKey(_ path: SyntaxNode) -> Bool {
        guard path.kind == .keyPathExpression, let call = path.ancestor(where: { $0.kind == .callComponent }),
            let callee = call.previousSibling
        else { return false }
        return ["environment", "transformEnvironment"].contains(path.tree.text(callee.anchor))
    }

    private static let table = TraitTable([
        ([.shownUnread], ["sizeCategory", "dynamicTypeSize", "locale", "calendar", "timeZone", "legibilityWeight"]),
        (
            [.withoutUpdates, .actions],
            [
                "dismiss", "openURL", "openWindow", "dismissWindow", "dismissSearch", "refresh", "requestReview",
            ]
        ),
        (
            [.withoutUpdates],
            [
                "presentationMode", "pushWindow", "openDocument", "newDocument", "openSettings", "rename",
                "undoManager",
                "managedObjectContext", "modelContext", "purchase", "openImmersiveSpace", "dismissImmersiveSpace",
                "resetFocus", "authorizationController", "webAuthenticationSession",
            ]
        ),
    ])
}

extension NameTraits {
    fileprivate static let shownUnread = NameTraits(rawValue: 1 << 0)
    fileprivate static let withoutUpdates = NameTraits(rawValue: 1 << 1)
    fileprivate static let actions = NameTraits(rawValue: 1 << 2)
}
