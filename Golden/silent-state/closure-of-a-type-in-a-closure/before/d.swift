extension Relay {
    func run(_ change: (PhotoPicker) -> Void) {
        change(PhotoPicker(kind: 1) { _ in })
    }
}
