// Catalogue 20: a file that does not parse may use the class through a property whose value is not understood.
struct Top: View {
    var body: some View { let y = )]
       Screen2().environmentObject(Holder.main.deep) }
}
struct Top2: View {
    var body: some View { 
       Screen2().environmentObject(Holder.main.kid) }
}
