import SourceText
import XCTest

/// What holds for the hunks of any edits to any file.
final class HunkPropertyTests: XCTestCase {
    private let caseCount: UInt64 = 2000

    func testHunksRebuildTheEditedFile() {
        for seed in 0..<caseCount {
            let random = RandomEdits(seed: seed)
            for contextLines in [0, 1, 3] {
                let hunks = random.edits.hunks(in: random.bytes, contextLines: contextLines)
                guard let rebuilt = rebuild(random.bytes, with: hunks) else {
                    return XCTFail("seed \(seed), context \(contextLines): hunks don't fit the file")
                }
                guard rebuilt == random.expected else {
                    return XCTFail("seed \(seed), context \(contextLines): hunks make another file")
                }
            }
        }
    }

    func testChangedBlocksAreMinimal() {
        for seed in 0..<caseCount {
            let random = RandomEdits(seed: seed)
            let hunks = random.edits.hunks(in: random.bytes)
            XCTAssertEqual(hunks.isEmpty, random.expected == random.bytes, "seed \(seed)")
            for block in hunks.flatMap(changedBlocks) {
                let removed = block.filter { $0.kind == .removed }.map(content)
                let added = block.filter { $0.kind == .added }.map(content)
                let isOrdered = block.map(\.kind) == block.map(\.kind).sorted { $0 == .removed && $1 == .added }
                XCTAssertTrue(isOrdered, "seed \(seed): removed lines come first")
                let hasCommonStart = removed.first != nil && removed.first == added.first
                let hasCommonEnd = removed.last != nil && removed.last == added.last
                XCTAssertFalse(hasCommonStart || hasCommonEnd, "seed \(seed): unchanged line at an end of a block")
            }
        }
    }

    func testHunksKeepTheirDistance() {
        for seed in 0..<caseCount {
            let random = RandomEdits(seed: seed)
            let hunks = random.edits.hunks(in: random.bytes)
            for (hunk, next) in zip(hunks, hunks.dropFirst()) {
                XCTAssertGreaterThan(next.oldStart, hunk.oldStart + hunk.oldCount, "seed \(seed)")
            }
        }
    }

    // MARK: Helpers

    /// Nil where a hunk does not fit. Knows nothing of edits, only of what a patch says.
    private func rebuild(_ bytes: [UInt8], with hunks: [Hunk]) -> [UInt8]? {
        let oldLines = linesEndingAtLineFeed(bytes)
        var newLines: [ArraySlice<UInt8>] = []
        var nextOldLine = 0
        for hunk in hunks {
            let firstLine = hunk.oldStart - (hunk.oldCount == 0 ? 0 : 1)
            guard nextOldLine <= firstLine, firstLine + hunk.oldCount <= oldLines.count else { return nil }
            newLines += oldLines[nextOldLine..<firstLine]
            guard newLines.count == hunk.newStart - (hunk.newCount == 0 ? 0 : 1) else { return nil }
            let expectedOldLines = hunk.lines.filter { $0.kind != .added }.map(content)
            guard expectedOldLines == oldLines[firstLine..<firstLine + hunk.oldCount].map({ Array($0) }) else {
                return nil
            }
            let hunkNewLines = hunk.lines.filter { $0.kind != .removed }.map(content)
            guard hunkNewLines.count == hunk.newCount else { return nil }
            newLines += hunkNewLines.map { $0[...] }
            nextOldLine = firstLine + hunk.oldCount
        }
        newLines += oldLines[nextOldLine...]
        return Array(newLines.joined())
    }

    private func linesEndingAtLineFeed(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for offset in bytes.indices where bytes[offset] == 0x0A {
            lines.append(bytes[start...offset])
            start = offset + 1
        }
        return start < bytes.count ? lines + [bytes[start...]] : lines
    }

    private func content(_ line: HunkLine) -> [UInt8] {
        Array(line.bytes) + (line.lacksNewline ? [] : [0x0A])
    }

    private func changedBlocks(_ hunk: Hunk) -> [[HunkLine]] {
        hunk.lines.split { $0.kind == .context }.map { Array($0) }
    }
}
