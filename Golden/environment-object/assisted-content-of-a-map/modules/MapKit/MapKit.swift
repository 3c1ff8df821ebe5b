import SwiftUI

@MainActor @preconcurrency
public protocol MapContent {
    associatedtype Body: MapContent
    @MapContentBuilder var body: Body { get }
}

@resultBuilder
public enum MapContentBuilder {
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
}

extension Never: MapContent {}

public struct Marker: MapContent {
    public init(label: String) {}
    public var body: Never { fatalError() }
}

public struct Map: View {
    public init<Content: MapContent>(@MapContentBuilder content: () -> Content) {}
    public var body: some View { Text("") }
}
