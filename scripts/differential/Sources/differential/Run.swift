import Foundation

/// Compares all files, or mutants of them, on some threads.
final class Run: @unchecked Sendable {
    private let options: Options
    private let files: [String]
    private let lock = NSLock()
    // Guarded by the lock.
    private var next = 0
    private var compared = 0
    private var broken = 0
    private var acceptedBroken = 0
    /// Uses of names whose scopes were compared, and how many of them are locals.
    private var uses = (all: 0, locals: 0)
    private var counts: [String: Int] = [:]
    private var filesWith: [String: Int] = [:]
    private var explained: [String: Int] = [:]

    init(_ options: Options) {
        self.options = options
        files = Run.swiftFiles(options.paths)
    }

    /// The exit code: 0 where nothing differs without an explanation.
    func start() -> Int32 {
        if files.isEmpty { Options.fail("no Swift file there") }
        let group = DispatchGroup()
        for _ in 0..<options.jobs {
            group.enter()
            let thread = Thread { [self] in
                work()
                group.leave()
            }
            // Both parsers bound their recursion, but not to the half megabyte of a thread.
            thread.stackSize = 256 << 20
            thread.start()
        }
        group.wait()
        return summarize()
    }

    private func work() {
        while let number = takeNumber() {
            let path = options.mutants > 0 ? pick(number) : files[number]
            guard let data = FileManager.default.contents(atPath: path) else { Options.fail("cannot read \(path)") }
            var bytes = [UInt8](data)
            var label = path
            if options.mutants > 0 {
                if bytes.count > 60_000 { bytes.removeSubrange(60_000...) }
                var maker = MutantMaker(seed: options.seed &* 1_000_003 &+ UInt64(number))
                let mutant = maker.mutant(of: bytes)
                bytes = mutant.bytes
                label += " (mutant \(number), \(mutant.change))"
            }
            compare(bytes, label)
        }
    }

    private func takeNumber() -> Int? {
        lock.lock()
        defer { lock.unlock() }
        guard next < (options.mutants > 0 ? options.mutants : files.count) else { return nil }
        next += 1
        return next - 1
    }

    /// The file of a mutant: another one for each number, spread over all files.
    private func pick(_ number: Int) -> String {
        var generator = MutantMaker.SeededGenerator(state: options.seed &* 7919 &+ UInt64(number))
        return files[Int.random(in: 0..<files.count, using: &generator)]
    }

    private func compare(_ bytes: [UInt8], _ label: String) {
        let product = ProductSide.read(bytes)
        let reference = ReferenceSide.read(bytes)
        let differences = Comparison.differences(bytes, product: product, reference: reference)
        let reasons = explanations(of: differences, bytes, product)
        lock.lock()
        defer { lock.unlock() }
        compared += 1
        for (offset, isLocal) in reference.locals where product.locals[offset] != nil { uses = (uses.all + 1, uses.locals + (isLocal ? 1 : 0)) }
        if reference.firstError != nil {
            broken += 1
            if product.firstError == nil { acceptedBroken += 1 }
        }
        for category in Set(differences.map(\.category)) { filesWith[category, default: 0] += 1 }
        for (difference, reason) in zip(differences, reasons) {
            if let reason {
                explained["\(difference.category): \(reason.rawValue)", default: 0] += 1
                continue
            }
            counts[difference.category, default: 0] += 1
            if counts[difference.category, default: 0] <= options.examples {
                print("\(label):\(line(of: difference.offset, in: bytes)): \(difference.category): \(difference.detail)")
            }
        }
    }

    /// The compiler is asked only where nothing else explains a difference: it is a process of its own.
    private func explanations(of differences: [Difference], _ bytes: [UInt8], _ product: PlainFile) -> [Explanation?] {
        let known = differences.map { difference in
            Explanation.of(difference, bytes, product).flatMap { options.mutants > 0 || !$0.isOfMutantsOnly ? $0 : nil }
        }
        guard known.contains(nil), Compiler.rejects(bytes) else { return known }
        return known.map { $0 ?? .rejected }
    }

    private func line(of offset: Int, in bytes: [UInt8]) -> Int {
        var line = 1
        for (index, byte) in bytes[..<min(offset, bytes.count)].enumerated() {
            if byte == 0x0A || byte == 0x0D && (index + 1 >= bytes.count || bytes[index + 1] != 0x0A) { line += 1 }
        }
        return line
    }

    private func summarize() -> Int32 {
        let what = options.mutants > 0 ? "mutants" : "files"
        print("\n\(compared) \(what) compared, \(broken) with errors for swift-syntax (\(acceptedBroken) of these without any for the product)")
        print("\(uses.all) uses of names compared, \(uses.locals) of them of locals")
        for (category, count) in counts.sorted(by: { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }) {
            print("\(count)\t\(filesWith[category, default: 0]) \(what)\t\(category)")
        }
        for (category, count) in explained.sorted(by: { $0.key < $1.key }) { print("\(count)\texplained\t\(category)") }
        print("\(counts.values.reduce(0, +)) differences, \(explained.values.reduce(0, +)) explained ones")
        return counts.isEmpty ? 0 : 1
    }

    /// All Swift files below the paths, sorted.
    private static func swiftFiles(_ paths: [String]) -> [String] {
        var found: [String] = []
        for path in paths {
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { Options.fail("no such path: \(path)") }
            guard isDirectory.boolValue else {
                found.append(path)
                continue
            }
            guard let names = FileManager.default.enumerator(atPath: path) else { continue }
            for case let name as String in names where name.hasSuffix(".swift") {
                let full = path + "/" + name
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue { found.append(full) }
            }
        }
        return found.sorted()
    }
}
