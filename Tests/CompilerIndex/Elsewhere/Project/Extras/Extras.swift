import App

extension Library {
    public var heading: String { name + ":" }
}

extension Shelf where Item == Int {
    public var total: Int { count }
}
