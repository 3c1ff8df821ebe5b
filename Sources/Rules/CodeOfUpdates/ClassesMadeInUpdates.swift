import Semantics
import SymbolIndex
import Syntax

private let classesMadeInUpdatesQuestion = SharedQuestion<Int, Set<TypeID>>()

extension Semantics {
    /// The classes of which updates of views make objects that are not all dropped: what making one reads, such a view
    /// follows (catalogue 103).
    var classesMadeInUpdates: Set<TypeID> {
        answers.answer(classesMadeInUpdatesQuestion, 0) {
            project.analyses.reduce(into: []) { classes, analysis in
                let context = context(of: analysis)
                let isNewEdition = context.options.xcodeVersion >= 27
                let made = ObjectsMadeInUpdates(context: context).all
                    .filter { !(isNewEdition && $0.isMadeLateInNewEdition) }
                let gotten = ObjectsFromFunctions(context: context).all
                    .filter { !(isNewEdition && $0.isMadeLateInNewEdition) }
                classes.formUnion(made.map(\.type) + gotten.map(\.type))
            }
        }
    }

    /// True for a property that making an object reads in an update of a view, and that the object, or what making it
    /// starts, sets later: once tracked, each such change would make another object, without end (catalogue 222).
    func isReadAndSetByMaking(_ property: NameID, of type: TypeID) -> Bool {
        guard isReadWhileMade(property, of: type), !classesMadeInUpdates.isDisjoint(with: family(of: type)) else {
            return false
        }
        let read = InitReads.Read(property: property, owner: type)
        return ChangesByMaking.of([type], self).maySet(read)
    }
}
