import Foundation

/// Checks one input after the other. It is a process of its own, so that a trap ends nothing but it.
struct Worker: Sendable {
    private let options: Options
    private let corpus: Corpus
    /// The same as the product's threads have.
    private static let stackSize = 16 << 20
    private static let secondsForOneInput = 5.0
    private static let bytesOfMemory = 1 << 30

    init(_ options: Options) {
        self.options = options
        corpus = Corpus(options.paths)
    }

    /// Never returns. The number of each input stands in a file before the input is checked.
    func run(from first: UInt64) -> Never {
        let thread = Thread { [self] in
            var number = first
            while true {
                Worker.note(number)
                for finding in check(number) { print("\(number): \(finding)") }
                fflush(nil)
                number += UInt64(options.jobs)
            }
        }
        thread.stackSize = Worker.stackSize
        thread.start()
        while true { sleep(1000) }
    }

    /// Writes one input to files and checks it.
    func show(_ number: UInt64) -> Int32 {
        for file in Input(number: number, seed: options.seed, corpus: corpus).files {
            let path = "\(options.folder)/\(number)/\(file.path)"
            try? FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            print(FileManager.default.createFile(atPath: path, contents: Data(file.bytes)) ? path : "cannot write \(path)")
        }
        fflush(nil)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread { [self] in
            let findings = check(number)
            for finding in findings { print("\(number): \(finding)") }
            fflush(nil)
            if !findings.isEmpty { exit(1) }
            done.signal()
        }
        thread.stackSize = Worker.stackSize
        thread.start()
        done.wait()
        return 0
    }

    private func check(_ number: UInt64) -> [String] {
        let input = Input(number: number, seed: options.seed, corpus: corpus)
        let start = Worker.processorSeconds()
        var findings: [String]
        switch input.purpose {
        case .syntax: findings = SyntaxCheck.findings(input.files[0])
        case .pipeline: findings = PipelineCheck.findings(input.files, tier: number % 2 == 0 ? .assisted : .safe, insertsTodos: number % 3 == 0)
        }
        let seconds = Worker.processorSeconds() - start
        if seconds > Worker.secondsForOneInput { findings.append("took \(seconds) seconds for \(input.files.map(\.bytes.count)) bytes") }
        if Worker.largestMemory() > Worker.bytesOfMemory {
            findings.append("memory grew beyond a gigabyte")
            for finding in findings { print("\(number): \(finding)") }
            fflush(nil)
            exit(3)
        }
        return findings
    }

    /// Tells the supervisor, in a file that outlives a crash.
    private static func note(_ number: UInt64) {
        var number = number
        pwrite(FileHandle.standardInput.fileDescriptor, &number, 8, 0)
    }

    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func largestMemory() -> Int {
        var usage = rusage()
        #if os(Linux)
            getrusage(RUSAGE_SELF.rawValue, &usage)
            return usage.ru_maxrss * 1024
        #else
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #endif
    }
}
