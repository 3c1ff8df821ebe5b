// Catalogue 101: a file that does not parse may use the class through $x of a property that another file declares.
extension Screen {
    var row: some View { let y = )] ; return TextField("", text: $model.title) }
}
