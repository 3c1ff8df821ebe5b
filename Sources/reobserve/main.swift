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
exit(Program.run(Array(CommandLine.arguments.dropFirst())))
