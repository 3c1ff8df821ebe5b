extension Document {
    func _title() -> String { "" }
}
