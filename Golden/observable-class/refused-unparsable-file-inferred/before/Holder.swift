// Catalogue 20: a file that does not parse may use the class through a property whose type is inferred twice.
final class Holder { static let main = Holder(); let child: Model = Model(); let deep = Holder.main.child; }
