extension ShelfController {
    func update() {
        isEditing = shelf.isSelecting
    }
}
