/// Makes plans of the same files one after the other, as an editor asks for them, and keeps what files told that have
/// not changed.
///
/// Each plan is the one that a `Pipeline` makes of the same bytes. It belongs to one thread.
public final class PlanningSession {
    private let executor: any PipelineExecutor
    private var memory: PipelineMemory? = PipelineMemory()
    private var paths: [String] = []
    private var modules: [[Int]] = []
    /// Changed since the last plan that was finished.
    private var waiting: Set<String> = []

    public init(executor: any PipelineExecutor) { self.executor = executor }

    /// - Parameters:
    ///   - input: with the options of the plan before; where it names other files or modules, nothing that was kept is
    ///     used.
    ///   - changed: the paths of the files that may have other bytes than at the last plan.
    /// - Returns: nil where the plan was cancelled.
    public func plan(_ input: PipelineInput, changed: Set<String>) -> Plan? {
        if input.paths != paths || input.modules != modules {
            memory = PipelineMemory()
            (paths, modules) = (input.paths, input.modules)
        }
        waiting.formUnion(changed)
        let numbers = input.paths.indices.filter { waiting.contains(input.paths[$0]) }
        var memory = memory
        let plan = Pipeline(input: input, executor: executor).plan(&memory, changed: Set(numbers))
        if input.isCancelled() { return nil }
        waiting = []
        self.memory = memory
        return plan
    }
}
