import SystemAccess

FirstThread.note()
Terminal.ignoreBrokenPipes()
exit(Program.run(Array(CommandLine.arguments.dropFirst())))
