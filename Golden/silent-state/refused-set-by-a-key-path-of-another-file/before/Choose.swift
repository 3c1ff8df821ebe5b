func choose(_ shelf: Shelf) {
    Log.shared.hit()
    put(shelf, \.selection, 5)
}

private func put<Root, Value>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>, _ value: Value) {
    root[keyPath: path] = value
}
