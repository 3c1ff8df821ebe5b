import RuleContract
import Semantics
import SourceText

/// The files of a project that may be edited, each asked for once.
final class EditableFiles {
    private let project: Project
    private let isEditable: @Sendable (String, [UInt8]) -> Bool
    private var sources: [Int: SourceFile?] = [:]

    init(_ project: Project, _ input: PipelineInput) {
        self.project = project
        isEditable = input.isEditable
    }

    /// A file, by its index, that is as it was and that the caller lets be edited; nil for any other.
    func source(of file: Int) -> SourceFile? {
        if let known = sources[file] { return known }
        let source = project.source(of: file).flatMap { isEditable($0.path, $0.bytes) ? $0 : nil }
        sources[file] = .some(source)
        return source
    }

    /// The same without those that a comment keeps as they are.
    func editableSource(of file: Int) -> SourceFile? {
        Suppression.ignoresFile(project.index.files[file]) ? nil : source(of: file)
    }
}
