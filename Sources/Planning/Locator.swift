import RuleContract
import Semantics
import SourceText
import SymbolIndex

/// Turns offsets into lines and columns; builds the line index of a file once, and only when something in it is
/// reported.
package final class Locator {
    private let project: Project
    private var indices: [Int: LineIndex] = [:]

    init(_ project: Project) {
        self.project = project
    }

    func locate(_ diagnostic: Diagnostic) -> LocatedDiagnostic {
        LocatedDiagnostic(
            diagnostic: diagnostic, path: project.index.files[diagnostic.file].path,
            location: location(file: diagnostic.file, offset: diagnostic.range.start))
    }

    func declaration(of type: TypeID) -> TypePlace {
        let name = project.index.qualifiedName(type)
        guard let declaration = project.index.declaration(of: type) else {
            return TypePlace(name: name, path: "", location: SourceLocation(line: 1, column: 1))
        }
        let place = location(file: declaration.file, offset: project.index.fact(declaration).offset)
        return TypePlace(name: name, path: project.index.files[declaration.file].path, location: place)
    }

    package func location(file: Int, offset: UInt32) -> SourceLocation {
        if let known = indices[file] { return known.location(at: offset) }
        if project.analysis(of: file) == nil, let problem = project.index.files[file].problemLocation { return problem }
        guard let source = project.source(of: file) else { return SourceLocation(line: 1, column: 1) }
        let index = LineIndex(source.bytes)
        indices[file] = index
        return index.location(at: offset)
    }
}

extension LocatedDiagnostic {
    /// By weight of the reason, then by place.
    var sortKey: SortKey { SortKey(path, location, diagnostic.message, after: weight) }

    /// Each once, at its first place.
    static func distinct(_ diagnostics: [LocatedDiagnostic]) -> [LocatedDiagnostic] {
        var known: Set<ObjectIdentifier> = []
        return diagnostics.filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    /// In the order of their places; those that say the same of several types once.
    static func sortedUnique(_ diagnostics: [LocatedDiagnostic]) -> [LocatedDiagnostic] {
        func key(_ entry: LocatedDiagnostic) -> SortKey {
            SortKey(entry.path, entry.location, "\(entry.code) \(entry.diagnostic.message)")
        }
        return distinct(diagnostics).sorted(on: key).reduce(into: []) { result, entry in
            if result.last.map(key) != key(entry) { result.append(entry) }
        }
    }
}
