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
    /// What the modules are built for, by number.
    public let platforms: [ModulePlatforms]
    /// Classes that the project declares in Objective-C, as far as names of files tell.
    let objectiveCClasses: Set<String>
    /// The project declares a function that could be meant instead of SwiftUI's.
    let declaresOwnEnvironment: Bool
    /// The legacy classes that a view can see.
    let visibleToViews: Set<TypeID>
    /// What kinds of owners the types of the files that matter are.
    let owners: WrapperOwners

    /// - Parameter namesInViews: the names that the code of views uses.
    init(
        index: ProjectIndex, legacy: LegacyTypes, analyses: [FileAnalysis], hazards: HazardCollector, namesInViews: NameSet, options: MigrationOptions, openModules: Set<Int>,
        platforms: [ModulePlatforms], objectiveCClasses: Set<String>
    ) {
        self.index = index
        self.legacy = legacy
        self.analyses = analyses
        self.table = ReferenceTable(analyses, hazards: hazards)
        self.options = options
        self.openModules = openModules
        self.platforms = platforms
        self.objectiveCClasses = objectiveCClasses
        declaresOwnEnvironment = index.declaresUnlabelledFunction(named: [KnownName.environment.id, KnownName.environmentObject.id], takingOneOf: legacy)
        var owners = WrapperOwners(index)
        for analysis in analyses { for type in analysis.typeOfNode.values { owners.classify(type) } }
        self.owners = owners
        visibleToViews = ViewUsage(index: index, legacy: legacy, analyses: analyses, owners: owners, namesInViews: namesInViews).seen
    }

    /// A class with its superclasses and subclasses: what one declares may be used through another.
    func family(of type: TypeID) -> Set<TypeID> {
        Set([type] + index.superclasses(of: type) + index.subclasses(of: type))
    }

    /// The analysis of a file, if it matters.
    public func analysis(of file: Int) -> FileAnalysis? {
        position(of: file).map { analyses[$0] }
    }

    /// Where among the analyses that of a file stands.
    func position(of file: Int) -> Int? {
        var low = 0
        var high = analyses.count
        while low < high {
            let middle = (low + high) / 2
            let found = analyses[middle].file
            if found == file { return middle }
            if found < file { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
