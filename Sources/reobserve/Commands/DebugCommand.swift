import Reporting
import SourceText
import Syntax
import SystemAccess

/// What `reobserve debug` can list.
enum DebugListing: String, CaseIterable, Sendable {
    case tokens, declarations
}

/// `reobserve debug`: what the lexer or the parser sees in one file, on stdout.
enum DebugCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        guard let listing = options.listing, let path = options.paths.first else { return ExitCode.failure }
        let bytes = try FileSystem.readFile(at: path)
        var names = NameTable()
        let tree = SyntaxTree.parse(SourceFile(path: path, bytes: bytes), names: &names)
        switch listing {
        case .tokens: output.write(SyntaxListing.tokens(of: tree))
        case .declarations: output.write(SyntaxListing.declarations(of: tree))
        }
        return ExitCode.success
    }
}
