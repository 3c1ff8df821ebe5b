// Catalogue 20: a file that does not parse may use the class through an alias of an alias.
struct Other: View {
    @ObservedObject var n: N
    let y = )]
}
