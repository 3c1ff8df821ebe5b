import SystemAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

FirstThread.note()
Terminal.ignoreBrokenPipes()
let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == IndexStoreServer.argument { exit(IndexStoreServer.run(library: arguments[2], store: arguments[3])) }
exit(Program.run(Array(arguments.dropFirst())))
