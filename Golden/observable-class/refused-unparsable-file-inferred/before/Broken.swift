// Catalogue 20: a file that does not parse may use the class through a property whose type is inferred twice.
struct Top: View {
    @ObservedObject var x = Holder.main.deep
    let y = )]
}
