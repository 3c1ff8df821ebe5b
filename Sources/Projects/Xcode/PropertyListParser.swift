/// Reads an old-style property list in one pass, without recursion. Every step moves on, so any bytes come to an end.
struct PropertyListParser {
    /// A container whose end hasn't been seen.
    private struct OpenContainer {
        let node: PropertyList.NodeID
        var lastChild = PropertyList.none
        /// In a dictionary: a key has been read and its value hasn't.
        var awaitsValue = false
    }

    /// Deeper containers are skipped; projects have about six levels.
    private static let deepestNesting = 64

    /// A pointer, since checked access makes the pass over megabytes twice as long; each access below is behind a
    /// comparison with the end.
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var nodes: [PropertyList.Node] = []
    private var open: [OpenContainer] = []
    private var skippedContainers = 0

    /// - Parameter bytes: only used until `parse` has returned.
    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func parse() -> [PropertyList.Node] {
        nodes.reserveCapacity(bytes.count / 12)
        while position < bytes.count { step(bytes[position]) }
        return nodes
    }

    private mutating func step(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            var end = position + 1
            while end < bytes.count, bytes[end] == UInt8(ascii: "\t") || bytes[end] == UInt8(ascii: " ") { end += 1 }
            position = end
        case UInt8(ascii: "/") where isComment():
            skipComment()
        case UInt8(ascii: "{"), UInt8(ascii: "("):
            openContainer(byte == UInt8(ascii: "{") ? .dictionary : .array)
        case UInt8(ascii: "}"), UInt8(ascii: ")"):
            closeContainer(byte == UInt8(ascii: "}") ? .dictionary : .array)
        case UInt8(ascii: ";"):
            endMissingValue()
            position += 1
        case UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ">"):
            position += 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            readQuotedString(quote: byte)
        case UInt8(ascii: "<"):
            readData()
        default:
            readPlainString()
        }
    }

    private mutating func openContainer(_ kind: PropertyList.Node.Kind) {
        if skippedContainers > 0 || open.count == PropertyListParser.deepestNesting {
            skippedContainers += 1
        } else {
            append(kind, position..<position)
            open.append(OpenContainer(node: PropertyList.NodeID(nodes.count - 1)))
        }
        position += 1
    }

    /// A bracket that closes nothing is passed over.
    private mutating func closeContainer(_ kind: PropertyList.Node.Kind) {
        position += 1
        if skippedContainers > 0 {
            skippedContainers -= 1
        } else if let last = open.last, nodes[Int(last.node)].kind == kind {
            endMissingValue()
            open.removeLast()
        }
    }

    /// Gives a key without a value an empty one, so that keys and values stay in step.
    private mutating func endMissingValue() {
        if skippedContainers == 0, open.last?.awaitsValue == true { append(.plainString, position..<position) }
    }

    /// Adds a node as the last child of the innermost open container. Behind the root nothing is added.
    private mutating func append(_ kind: PropertyList.Node.Kind, _ range: Range<Int>) {
        // A container behind the root still needs a node to be opened; nothing refers to it.
        let isDetached = skippedContainers > 0 || (open.isEmpty && !nodes.isEmpty)
        if isDetached, kind != .array, kind != .dictionary { return }
        let id = PropertyList.NodeID(nodes.count)
        nodes.append(PropertyList.Node(kind: kind, start: UInt32(range.lowerBound), end: UInt32(range.upperBound)))
        guard !isDetached, let parent = open.indices.last else { return }
        let previous = open[parent].lastChild
        if previous == PropertyList.none {
            nodes[Int(open[parent].node)].firstChild = id
        } else {
            nodes[Int(previous)].nextSibling = id
        }
        open[parent].lastChild = id
        open[parent].awaitsValue = !open[parent].awaitsValue && nodes[Int(open[parent].node)].kind == .dictionary
    }

    private mutating func readQuotedString(quote: UInt8) {
        let start = position + 1
        var end = start
        while end < bytes.count, bytes[end] != quote {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        end = min(end, bytes.count)
        append(.quotedString, start..<end)
        position = min(end + 1, bytes.count)
    }

    /// `<0fbd77 1c>`; an angle bracket that opens no data, like that of a merge conflict, is passed over.
    private mutating func readData() {
        let start = position + 1
        var end = start
        while end < bytes.count, PropertyListParser.isDataByte(bytes[end]) {
            end += 1
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: ">") {
            append(.data, start..<end)
            position = end + 1
        } else {
            position = start
        }
    }

    private mutating func readPlainString() {
        let start = position
        var end = position + 1
        while end < bytes.count, PropertyListParser.isPlainByte(bytes[end]) {
            if bytes[end] == UInt8(ascii: "/"), end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "*") { break }
            end += 1
        }
        append(.plainString, start..<end)
        position = end
    }

    private func isComment() -> Bool {
        position + 1 < bytes.count
            && (bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*"))
    }

    private mutating func skipComment() {
        var end = position + 2
        if bytes[position + 1] == UInt8(ascii: "*") {
            while end < bytes.count,
                bytes[end] != UInt8(ascii: "/") || bytes[end - 1] != UInt8(ascii: "*") || end < position + 3
            { end += 1 }
            position = min(end + 1, bytes.count)
        } else {
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
            position = end
        }
    }

    private static func isDataByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"),
            UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            true
        default:
            false
        }
    }

    /// What an unquoted string goes on with: everything but blanks, brackets, quotes and separators.
    private static func isPlainByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "{"),
            UInt8(ascii: "}"),
            UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","),
            UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"):
            false
        default:
            true
        }
    }
}
