import Semantics
import SymbolIndex
import Syntax

private let objectsMadeInUpdatesQuestion = Question<Int, ObjectsOfUpdates>()

/// The places of all files where updates of views make objects by their initializers: what making one reads, such a view
/// follows (catalogue 103).
struct ObjectsOfUpdates {
    private var places: [TypeID: [ObjectsMadeInUpdates.Made]] = [:]

    fileprivate init(_ semantics: Semantics) {
        for analysis in semantics.project.analyses {
            let context = semantics.context(of: analysis)
            let isNewEdition = context.options.xcodeVersion >= 27
            for made in ObjectsMadeInUpdates(context: context).all where !(isNewEdition && made.isMadeLateInNewEdition)
            {
                places[made.type, default: []].append(made)
            }
        }
    }

    /// True where making an object reads a property that the object, or what making it starts, sets later.
    fileprivate func readAndSet(_ property: NameID, of type: TypeID, _ semantics: Semantics) -> Bool {
        let read = InitReads.Read(property: property, owner: type)
        let reads = InitReads(semantics: semantics, type: type, asked: [property])
        return places[type, default: []].contains { made in
            let call = made.node.children.first { $0.kind == .callComponent }
            return reads.property(labels: made.labels) != nil
                && ChangesByMaking.of([type], madeBy: call, areDropped: made.isState, semantics).maySet(read)
        }
    }
}

extension Semantics {
    /// True for a property that making an object reads in an update of a view, and that the object, or what making it
    /// starts, sets later: once tracked, each such change would make another object, without end (catalogue 222).
    func isReadAndSetByMaking(_ property: NameID, of type: TypeID) -> Bool {
        isReadWhileMade(property, of: type)
            && answers.answer(objectsMadeInUpdatesQuestion, 0) { ObjectsOfUpdates(self) }
                .readAndSet(property, of: type, self)
    }
}
