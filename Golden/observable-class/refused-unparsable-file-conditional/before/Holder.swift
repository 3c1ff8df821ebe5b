// Catalogue 20: a file that does not parse may use the class through a property whose value is not understood.
final class Holder { static let main = Holder(); let child: Model = Model(); lazy var kid = Bool.random() ? child : child; let deep = Holder.main.child }
