extension ShelfController {
    func update() {
        shelf.current = book
    }
}
