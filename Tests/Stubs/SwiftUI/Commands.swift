/// Menu commands of a scene.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never { fatalError() }
}

extension Never: Commands {}

public struct StubCommands: PrimitiveCommands {
    nonisolated init() {}
}

@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some Commands { StubCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands { StubCommands() }
    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { StubCommands() }
}

public struct CommandMenu<Content: View>: PrimitiveCommands {
    nonisolated public init(_ title: some TitleText, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroup<Content: View>: PrimitiveCommands {
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct CommandGroupPlacement: Sendable {
    public static let newItem = CommandGroupPlacement()
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}

public struct SidebarCommands: PrimitiveCommands {
    nonisolated public init() {}
}

/// An item, or several, of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError() }
}

extension Never: ToolbarContent {}

public struct StubToolbarContent: PrimitiveToolbarContent {
    nonisolated init() {}
}

@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent { StubToolbarContent() }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent { StubToolbarContent() }
    public static func buildEither<First: ToolbarContent>(first: First) -> StubToolbarContent { StubToolbarContent() }
    public static func buildEither<Second: ToolbarContent>(second: Second) -> StubToolbarContent { StubToolbarContent() }
}

public struct ToolbarItem<Content: View>: PrimitiveToolbarContent {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

extension ToolbarItem {
    nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
}
