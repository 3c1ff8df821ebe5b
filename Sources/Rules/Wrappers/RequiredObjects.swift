import Semantics
import SymbolIndex

/// The objects of the environment that views read each time that their bodies run: they fail where one of them is
/// missing.
// A class, since it keeps what it found out.
final class RequiredObjects {
    private let semantics: Semantics
    private var properties: [PropertyKey: Reference] = [:]
    private var coverages: [PropertyKey: InjectionCoverage] = [:]

    private static let lookups = Question<TypeID, [Reference]>()

    init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    /// The properties by which a view looks them up.
    func lookups(of view: TypeID) -> [Reference] {
        let found = semantics.answers.answer(RequiredObjects.lookups, view) { findLookups(of: view) }
        for reference in found {
            if let key = reference.property { properties[key] = reference }
        }
        return found
    }

    private func findLookups(of view: TypeID) -> [Reference] {
        semantics.index.types[view].declarations.flatMap { part -> [Reference] in
            guard let analysis = semantics.project.analysis(of: part.file) else { return [] }
            let context = semantics.context(of: analysis)
            return context.references(.wrapperProperty(.environmentObject)).filter { reference in
                guard reference.property?.owner == view else { return false }
                return WrapperProperty(context, reference).map { EnvironmentLookup(property: $0).isReadAlways } ?? false
            }
        }
    }

    /// Where an object that `lookups` gave may be injected.
    func coverage(of property: PropertyKey) -> InjectionCoverage? {
        if let known = coverages[property] { return known }
        let coverage = properties[property].map { InjectionCoverage(of: $0, semantics, isOther: true) }
        coverages[property] = coverage
        return coverage
    }
}
