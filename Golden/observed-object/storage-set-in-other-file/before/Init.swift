// Catalogue 105: the storage is set in another file, which names no part of the legacy system.
extension Screen {
    init(number: Int) {
      _model = .init(wrappedValue: shared)
    }
}
