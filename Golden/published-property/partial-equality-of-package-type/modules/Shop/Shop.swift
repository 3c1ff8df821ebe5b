public struct Offer: Identifiable, Equatable {
    public let id: Int
    public var price: String

    public init(id: Int, price: String) {
        self.id = id
        self.price = price
    }

    public static func == (left: Offer, right: Offer) -> Bool { left.id == right.id }
}

public enum ShopState {
    case open, closed

    public var name: String { "\(self)" }
}
