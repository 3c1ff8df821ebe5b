// Catalogue 35: none of this changes a condition.
struct Row {
    var isCompact = false
    var isPlain = false
    var isLit = false

    mutating func fill() {
        isCompact = true
        self.isPlain = true
    }
}

func light(_ row: inout Row, _ rows: inout [Row]) {
    row.isLit = true
    rows[0].isPlain.toggle()
}

func height() -> Int {
    var isLit = 0
    isLit += 1
    return isCompact || Flags.isPlain || hallway.isLit ? 20 : 40 + isLit
}
