import RuleContract
import Semantics
import SourceText
import SymbolIndex

/// Turns offsets into lines and columns; builds the line index of a file once, and only when something in it is reported.
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

    func declaration(of type: TypeID) -> (path: String, location: SourceLocation) {
        guard let declaration = project.index.declaration(of: type) else { return ("", SourceLocation(line: 1, column: 1)) }
        let offset = project.index.fact(declaration).offset
        return (project.index.files[declaration.file].path, location(file: declaration.file, offset: offset))
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
    func isHeavier(than other: LocatedDiagnostic) -> Bool {
        (weight, path, location, diagnostic.message) < (other.weight, other.path, other.location, other.diagnostic.message)
    }

    /// Each once, at its first place.
    static func distinct(_ diagnostics: [LocatedDiagnostic]) -> [LocatedDiagnostic] {
        var known: Set<ObjectIdentifier> = []
        return diagnostics.filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    /// In the order of their places; those that say the same of several types once.
    static func sortedUnique(_ diagnostics: [LocatedDiagnostic]) -> [LocatedDiagnostic] {
        let sorted = distinct(diagnostics).sorted {
            ($0.path, $0.location, $0.code, $0.diagnostic.message) < ($1.path, $1.location, $1.code, $1.diagnostic.message)
        }
        var result: [LocatedDiagnostic] = []
        for entry in sorted {
            if let last = result.last, last.path == entry.path, last.location == entry.location, last.code == entry.code,
                last.diagnostic.message == entry.diagnostic.message {
                continue
            }
            result.append(entry)
        }
        return result
    }
}
