open class Client {
    public init() {}
}

public protocol ClientDelegate: AnyObject {}
