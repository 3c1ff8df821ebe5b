public final class Sheet {
    public var title: String?
    public var scale = 1.0

    public init(address: String) {}

    public func load() async {}
}

public struct Legend {
    public var text = ""

    public init() {}
}
