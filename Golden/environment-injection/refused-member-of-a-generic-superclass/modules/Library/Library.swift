open class Controller<Model> {
    public let model: Model

    public init(model: Model) { self.model = model }
}
