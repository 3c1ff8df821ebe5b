import Foundation

// Feeds made-up input to the product and checks what must hold for any bytes; CONTRIBUTING.md says how to use it.

let options = Options(Array(CommandLine.arguments.dropFirst()))
switch options.mode {
case .supervise: exit(Supervisor(options).run())
case .work(let first): Worker(options).run(from: first)
case .show(let number): exit(Worker(options).show(number))
}
