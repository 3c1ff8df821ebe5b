import WithModel
import WithOpenCombine

let options = Options(CommandLine.arguments.dropFirst())
var comparison = Comparison(examples: options.examples)
if let number = options.number {
    // One random program, with all that both sides show.
    comparison.showsAll = true
    let numbers = number..<number + 1
    await comparison.compare(
        "random", WithModel.runRandomPrograms(numbers, seed: options.seed),
        WithOpenCombine.runRandomPrograms(numbers, seed: options.seed))
} else {
    let numbers = 0..<options.count
    await comparison.compare("written", WithModel.runWrittenPrograms(), WithOpenCombine.runWrittenPrograms())
    await comparison.compare("table", WithModel.runTable(), WithOpenCombine.runTable())
    await comparison.compare(
        "random", WithModel.runRandomPrograms(numbers, seed: options.seed),
        WithOpenCombine.runRandomPrograms(numbers, seed: options.seed))
    let bridges = await WithOpenCombine.runBridges(numbers, seed: options.seed)
    comparison.compare("bridges in OpenCombine", bridges.published, bridges.bridged)
    comparison.checkExplanations()
    comparison.checkDeclarations()
}
comparison.finish()
