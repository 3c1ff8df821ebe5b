struct Kind: Equatable {
    let name: String
    let size: Int

    static func == (left: Kind, right: Kind) -> Bool {
        left.name == right.name && left.size == right.size
    }
}
