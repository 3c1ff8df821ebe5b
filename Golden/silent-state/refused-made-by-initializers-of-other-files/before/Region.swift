enum Region {
    static var isEuropean = false

    static func change() { isEuropean.toggle() }
}

var usesEuros: Bool { Region.isEuropean }
