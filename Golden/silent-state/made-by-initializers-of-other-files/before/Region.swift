enum Region {
    static let isEuropean = false
    static var changes = 0

    static func change() { changes += 1 }
}

var usesEuros: Bool { Region.isEuropean }
