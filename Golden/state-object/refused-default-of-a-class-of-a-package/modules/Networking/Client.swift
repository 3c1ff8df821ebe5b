open class Client {
    public static let standard = Client()

    public init() {}
}
