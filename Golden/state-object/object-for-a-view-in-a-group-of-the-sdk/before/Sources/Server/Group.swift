// Catalogue 83: Screen.swift doesn't import the module with this type, so that its Group is that of SwiftUI.
public struct Group {
    public var name = ""

    public init() {}
}
