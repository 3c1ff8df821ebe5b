import Foundation

// Compares the product's lexer and parser with swift-syntax; README.md says how, and what may differ.

exit(Run(Options(Array(CommandLine.arguments.dropFirst()))).start())
