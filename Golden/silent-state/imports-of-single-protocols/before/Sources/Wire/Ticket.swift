public struct Ticket: Equatable {
    public let seat: String

    public init(seat: String) { self.seat = seat }
}
