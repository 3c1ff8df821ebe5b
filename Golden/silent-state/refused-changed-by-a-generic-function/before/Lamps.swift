// Catalogue 35: the conditions change here, through generic parameters.
func light<Light: Lamp>(_ lamp: Light) {
    lamp.isLit = true
}

func open<Place>(_ place: Place) where Place: Door {
    place.isOpen = true
}
