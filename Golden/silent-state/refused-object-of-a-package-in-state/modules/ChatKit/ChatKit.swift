public final class RemoteChat {
    public var state = ""
    public var title = ""
    public init() {}
}
