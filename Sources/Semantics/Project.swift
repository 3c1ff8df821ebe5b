import Projects
import SourceText
import SymbolIndex
import Syntax

/// Everything that was read, after both barriers.
public final class Project: Sendable {
    public let index: ProjectIndex
    public let legacy: LegacyTypes
    /// The files that matter, in the order of their paths.
    public let analyses: [FileAnalysis]
    public let table: ReferenceTable
    public let options: MigrationOptions
    /// Modules whose public declarations unknown code may use.
    public let openModules: Set<Int>
    /// What the modules are built for.
    package let deployment: DeploymentTargets
    /// The files in which names occur, for all workers; nil where no rule is going to ask.
    let filesByName: FilesByName?
    private let read: @Sendable (String) -> Result<[UInt8], FileProblemError>
    /// Makes the compiler that a thread asks where the sources do not tell; nil where there is none.
    package let witness: (@Sendable () -> (any CompilerWitness)?)?
    /// The names in the files that matter that got their meaning from the compiler.
    package let compilerPlaces: Set<CompilerPlace>
    /// Classes that the project declares in Objective-C, as far as names of files tell.
    package let objectiveCClasses: Set<String>
    /// The project declares a function that could be meant instead of SwiftUI's.
    package let declaresOwnEnvironment: Bool
    /// The legacy classes that a view can see.
    package let visibleToViews: Set<TypeID>
    /// What kinds of owners the types of the files that matter are.
    package let owners: WrapperOwners

    /// - Parameters:
    ///   - legacy: nothing where no type is judged.
    ///   - analyses: of the files that matter for the migration.
    ///   - namesInViews: the names that the code of views uses.
    ///   - witness: makes a compiler for one thread, which is asked where the sources do not tell.
    ///   - read: the bytes of a file, by its path.
    package init(
        index: ProjectIndex, legacy: LegacyTypes, analyses: [FileAnalysis], hazards: HazardCollector,
        namesInViews: NameSet,
        options: MigrationOptions, openModules: Set<Int>, deployment: DeploymentTargets, objectiveCClasses: Set<String>,
        witness: (@Sendable () -> (any CompilerWitness)?)? = nil, compilerPlaces: Set<CompilerPlace> = [],
        read: @escaping @Sendable (String) -> Result<[UInt8], FileProblemError>
    ) {
        self.index = index
        self.legacy = legacy
        self.analyses = analyses
        self.table = ReferenceTable(analyses, hazards: hazards)
        self.options = options
        self.openModules = openModules
        self.deployment = deployment
        self.read = read
        self.witness = witness
        self.compilerPlaces = compilerPlaces
        filesByName = analyses.isEmpty && options.guidanceRules.isEmpty ? nil : FilesByName(index)
        self.objectiveCClasses = objectiveCClasses
        declaresOwnEnvironment = index.declaresUnlabeledFunction(
            named: [KnownName.environment.id, KnownName.environmentObject.id], takingOneOf: legacy)
        var owners = WrapperOwners(index)
        for analysis in analyses { for type in analysis.typeOfNode.values { owners.classify(type) } }
        self.owners = owners
        visibleToViews =
            legacy.isEmpty
            ? []
            : ViewUsage(index: index, legacy: legacy, analyses: analyses, owners: owners, namesInViews: namesInViews)
                .seen
    }

    /// A file as it was indexed; nil where it can't be read any more as it was.
    package func source(of file: Int) -> SourceFile? {
        if let analysis = analysis(of: file) { return analysis.source }
        let facts = index.files[file]
        guard case .success(let bytes) = read(facts.path), SourceFile.contentHash(bytes) == facts.contentHash else {
            return nil
        }
        return SourceFile(path: facts.path, bytes: bytes)
    }

    /// A class with its superclasses and subclasses: what one declares may be used through another.
    package func family(of type: TypeID) -> Set<TypeID> {
        Set([type] + index.superclasses(of: type) + index.subclasses(of: type))
    }

    /// The analysis of a file, if it matters.
    public func analysis(of file: Int) -> FileAnalysis? {
        position(of: file).map { analyses[$0] }
    }

    /// Where among the analyses that of a file stands.
    package func position(of file: Int) -> Int? {
        let position = analyses.firstPosition { $0.file >= file }
        return position < analyses.count && analyses[position].file == file ? position : nil
    }
}
