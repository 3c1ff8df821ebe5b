import SystemAccess
import Threads

FirstThread.note()
Terminal.ignoreBrokenPipes()
let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == IndexStoreServer.argument {
    exit(IndexStoreServer.run(library: arguments[2], store: arguments[3]))
}
exit(Program.run(Array(arguments.dropFirst())))
