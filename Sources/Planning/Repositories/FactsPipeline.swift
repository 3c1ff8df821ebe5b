import Projects
import Semantics
import SourceText
import SymbolIndex

/// What a repository tells others, made by the steps that also make a plan: the types of other repositories are added
/// as source, so that their uses are found as those of the project's own types are (`ForeignTypes`).
extension Pipeline {
    /// Reads all files; judges no type.
    public func repositoryContents() -> RepositoryContents {
        let (projects, problems) = separateProjects()
        var contents = RepositoryContents(problems: problems)
        let ownModules = Set(input.moduleNames)
        for project in projects {
            let collection = FileCollection(input, project.numbers, with: project.known, executor)
            contents.add(uses: [], problems: collection.problems)
            if collection.isEmpty { continue }
            let (index, _) = collection.takeIndex(declares: true)
            contents.add(PublicDeclarations(index, ownModules: ownModules, read: input.read))
            let foreign = ForeignTypes(in: index, ownModules: ownModules)
            if foreign.isEmpty { continue }
            let pipeline = Pipeline(input: input(adding: foreign, to: project.numbers), executor: executor)
            let (uses, problems) = pipeline.foreignUses(ownModules: ownModules)
            contents.add(uses: uses, problems: problems)
        }
        contents.finish()
        return contents
    }

    /// The files of a project and one with the types of other repositories, which belongs to all of their modules.
    private func input(adding foreign: ForeignTypes, to numbers: [Int]) -> PipelineInput {
        let first = input.moduleNames.count
        let added = Array(first..<first + foreign.modules.count)
        let read = input.read
        let source = foreign.source
        return PipelineInput(
            paths: numbers.map { input.paths[$0] } + [ForeignTypes.path],
            modules: numbers.map { input.modules[$0] } + [added],
            moduleNames: input.moduleNames + foreign.modules,
            manifests: input.manifests.isEmpty ? [] : input.manifests + added.map { _ in nil },
            closedModules: input.closedModules, mainActorModules: input.mainActorModules,
            wrapperActorModules: input.wrapperActorModules,
            plainWrapperModules: input.plainWrapperModules, testModules: input.testModules,
            boundaries: input.boundaries, rules: input.rules, options: input.options,
            read: { $0 == ForeignTypes.path ? .success(source) : read($0) })
    }

    private func foreignUses(ownModules: Set<String>) -> (uses: [ForeignUse], problems: [FileProblem]) {
        let collection = FileCollection(input, Array(input.paths.indices), executor)
        var problems = collection.problems
        let (index, tokens) = collection.takeIndex(declares: true)
        let project = project(index, index.findLegacyTypesWithForeign(), tokens, &problems)
        let imports = ForeignImports(index, ownModules: ownModules)
        let positions = project.analyses.indices.filter { project.analyses[$0].source.path != ForeignTypes.path }
        let (found, finders) = executor.map(positions, state: { ForeignUseFinder(project, imports) }) { finder, position in
            finder.uses(in: project.analyses[position])
        }
        for finder in finders { finder.end() }
        return (found.flatMap { $0 }, problems)
    }
}
