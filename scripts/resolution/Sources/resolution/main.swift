import Foundation

// Compares what the product makes of names with what the compiler wrote into its index; README.md says how, and what
// may differ.

exit(Run(Options(Array(CommandLine.arguments.dropFirst()))).start())
