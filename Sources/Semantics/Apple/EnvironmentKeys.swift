import SymbolIndex

/// Keys of SwiftUI's environment.
package enum EnvironmentKeys {
    /// Values that a view shows without reading them, through fonts and formatters.
    package static let shownUnread = table.names(with: .shownUnread)
    /// Actions and contexts: what a view shows does not depend on them.
    package static let withoutUpdates = table.names(with: .withoutUpdates)
    /// They do the same whenever they were read.
    package static let actions = table.names(with: .actions)

    private struct Traits: OptionSet {
        let rawValue: UInt8

        static let shownUnread = Traits(rawValue: 1 << 0)
        static let withoutUpdates = Traits(rawValue: 1 << 1)
        static let actions = Traits(rawValue: 1 << 2)
    }

    private static let table = TraitTable<Traits>([
        ([.shownUnread], ["sizeCategory", "dynamicTypeSize", "locale", "calendar", "timeZone", "legibilityWeight"]),
        ([.withoutUpdates, .actions], [
            "dismiss", "openURL", "openWindow", "dismissWindow", "dismissSearch", "refresh", "requestReview",
        ]),
        ([.withoutUpdates], [
            "presentationMode", "pushWindow", "openDocument", "newDocument", "openSettings", "rename", "undoManager",
            "managedObjectContext", "modelContext", "purchase", "openImmersiveSpace", "dismissImmersiveSpace",
            "resetFocus", "authorizationController", "webAuthenticationSession",
        ]),
    ])
}
