import Foundation

/// Starts workers, starts them again where they crash, ends those that hang, and says at the end what was found.
final class Supervisor {
    private let options: Options
    private var findings = 0
    private var inputs: UInt64 = 0
    private var startedWorkers: Set<Int> = []
    private static let secondsUntilHang = 120.0

    /// A worker, the file with the number of its input, and since when it is at that number.
    private struct Running {
        let process: Process
        let note: FileHandle
        let first: UInt64
        var number: UInt64
        var since: Date
    }

    init(_ options: Options) {
        self.options = options
    }

    /// The exit code: 0 without any finding.
    func run() -> Int32 {
        try? FileManager.default.createDirectory(atPath: options.folder, withIntermediateDirectories: true)
        print("seed \(options.seed), \(options.jobs) workers, \(options.seconds) seconds")
        let end = Date().addingTimeInterval(Double(options.seconds))
        var workers = (0..<options.jobs).map { start(UInt64($0), worker: $0) }
        while Date() < end {
            usleep(200_000)
            for index in workers.indices { lookAfter(&workers[index], worker: index) }
        }
        for worker in workers {
            worker.process.terminate()
            worker.process.waitUntilExit()
            count(worker)
        }
        let printed = workers.indices.reduce(0) { $0 + lines(ofWorker: $1) }
        print("\(inputs) inputs, \(findings + printed) findings")
        return findings + printed == 0 ? 0 : 1
    }

    private func start(_ number: UInt64, worker: Int) -> Running {
        let path = "\(options.folder)/worker-\(worker)"
        let arguments =
            ["--worker", "\(number)", "--seed", "\(options.seed)", "--jobs", "\(options.jobs)", "--folder", options.folder] + options.paths
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = arguments
        let log = "\(path)-findings.txt"
        let isMade = startedWorkers.contains(worker) || FileManager.default.createFile(atPath: log, contents: nil)
        startedWorkers.insert(worker)
        guard isMade, FileManager.default.createFile(atPath: path, contents: Data(count: 8)),
            let note = FileHandle(forUpdatingAtPath: path), let output = FileHandle(forWritingAtPath: log)
        else { Options.fail("cannot write \(path)") }
        output.seekToEndOfFile()
        // The descriptor is inherited and can be written.
        process.standardInput = note
        process.standardOutput = output
        do { try process.run() } catch { Options.fail("cannot start a worker: \(error)") }
        return Running(process: process, note: note, first: number, number: number, since: Date())
    }

    private func lookAfter(_ worker: inout Running, worker index: Int) {
        let number = currentNumber(worker)
        if number != worker.number {
            worker.number = number
            worker.since = Date()
        }
        if !worker.process.isRunning {
            report(number, "crashed with \(worker.process.terminationStatus)")
        } else if Date().timeIntervalSince(worker.since) > Supervisor.secondsUntilHang {
            report(number, "hangs")
            kill(worker.process.processIdentifier, SIGKILL)
            worker.process.waitUntilExit()
        } else {
            return
        }
        count(worker)
        worker = start(number + UInt64(options.jobs), worker: index)
    }

    private func report(_ number: UInt64, _ what: String) {
        findings += 1
        print("\(number): \(what)")
        fflush(nil)
    }

    private func currentNumber(_ worker: Running) -> UInt64 {
        var number: UInt64 = 0
        let count = pread(worker.note.fileDescriptor, &number, 8, 0)
        return count == 8 ? max(number, worker.first) : worker.first
    }

    private func count(_ worker: Running) {
        inputs += (currentNumber(worker) - worker.first) / UInt64(options.jobs) + 1
    }

    /// Prints what a worker found; returns how much it was.
    private func lines(ofWorker worker: Int) -> Int {
        let data = FileManager.default.contents(atPath: "\(options.folder)/worker-\(worker)-findings.txt") ?? Data()
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        for line in lines { print(line) }
        return lines.count
    }
}
