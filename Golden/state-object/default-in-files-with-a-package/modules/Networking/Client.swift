open class Client {
    public init() {}
}
