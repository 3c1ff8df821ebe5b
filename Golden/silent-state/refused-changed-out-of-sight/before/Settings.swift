// Catalogue 35: the conditions change here.
func makeCompact() {
    isCompact = true
}

func switchPlain() {
    Flags.isPlain.toggle()
}

func light(_ lamps: [Lamp]) {
    for lamp in lamps { lamp.isLit = true }
}
