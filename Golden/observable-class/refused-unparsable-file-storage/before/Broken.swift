// Catalogue 105: a file that does not parse may use the class through _x of a property that another file declares.
extension Screen {
    init(number: Int) { let y = )]
      _model = .init(wrappedValue: shared)
    }
}
