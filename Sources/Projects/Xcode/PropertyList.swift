/// An old-style property list: the format of `project.pbxproj`.
///
/// One flat array of nodes; a node holds no string, its text is a slice of the file. Garbage gives a smaller tree,
/// never an error.
struct PropertyList {
    typealias NodeID = Int32

    struct Node {
        enum Kind: UInt8 {
            case plainString, quotedString, data, array
            /// Its children are keys and values in turn.
            case dictionary
        }

        let kind: Kind
        /// The text without its quotes; for containers where they open.
        let start: UInt32
        let end: UInt32
        var firstChild: NodeID = PropertyList.none
        var nextSibling: NodeID = PropertyList.none
    }

    /// The number of no node.
    static let none: NodeID = -1

    let bytes: [UInt8]
    /// The first node is the root.
    let nodes: [Node]

    /// A list larger than 2 GB is read as an empty one.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        nodes =
            bytes.count > Int(Int32.max)
            ? []
            : bytes.withUnsafeBufferPointer { content in
                var parser = PropertyListParser(bytes: content)
                return parser.parse()
            }
    }

    var root: NodeID? { nodes.isEmpty ? nil : 0 }

    /// The value behind a key of a dictionary; `nil` where `node` is something else or has no such key.
    func value(_ key: String, of node: NodeID?) -> NodeID? {
        guard let node = self.node(node), node.kind == .dictionary else { return nil }
        var child = node.firstChild
        while child != PropertyList.none {
            let value = nodes[Int(child)].nextSibling
            if value == PropertyList.none { return nil }
            if isText(child, key) { return value }
            child = nodes[Int(value)].nextSibling
        }
        return nil
    }

    /// The text behind a key of a dictionary; `nil` where that isn't a string.
    func text(_ key: String, of node: NodeID?) -> String? {
        value(key, of: node).flatMap(text)
    }

    /// The elements of an array, the keys and values of a dictionary; empty for everything else.
    func children(of node: NodeID?) -> [NodeID] {
        var result: [NodeID] = []
        var child = self.node(node)?.firstChild ?? PropertyList.none
        while child != PropertyList.none {
            result.append(child)
            child = nodes[Int(child)].nextSibling
        }
        return result
    }

    /// The elements of an array behind a key.
    func elements(_ key: String, of node: NodeID?) -> [NodeID] {
        guard let array = value(key, of: node), nodes[Int(array)].kind == .array else { return [] }
        return children(of: array)
    }

    /// The keys and values of a dictionary.
    func entries(of node: NodeID?) -> [(key: NodeID, value: NodeID)] {
        guard self.node(node)?.kind == .dictionary else { return [] }
        let children = children(of: node)
        return stride(from: 0, to: children.count - 1, by: 2).map { (children[$0], children[$0 + 1]) }
    }

    /// A string without its quotes and escapes; `nil` for containers and data.
    func text(_ node: NodeID) -> String? { content(node).map { String(decoding: $0, as: UTF8.self) } }

    /// True where the node is a string with exactly this text.
    func isText(_ node: NodeID, _ text: String) -> Bool {
        guard let found = self.node(node), found.kind == .plainString || found.kind == .quotedString else {
            return false
        }
        let content = bytes[Int(found.start)..<Int(found.end)]
        return content.count == text.utf8.count && content.elementsEqual(text.utf8)
    }

    /// The bytes of a string without its quotes and escapes; `nil` for containers and data.
    func content(_ node: NodeID) -> ArraySlice<UInt8>? {
        guard let found = self.node(node), found.kind == .plainString || found.kind == .quotedString else { return nil }
        let content = bytes[Int(found.start)..<Int(found.end)]
        guard found.kind == .quotedString, content.contains(UInt8(ascii: "\\")) else { return content }
        return Array(PropertyListEscapes.decode(content).utf8)[...]
    }

    private func node(_ id: NodeID?) -> Node? {
        guard let id, nodes.indices.contains(Int(id)) else { return nil }
        return nodes[Int(id)]
    }
}

/// The escapes of quoted strings.
enum PropertyListEscapes {
    static func decode(_ content: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        var bytes = content
        while let byte = bytes.popFirst() {
            if byte == UInt8(ascii: "\\"), let escaped = bytes.popFirst() {
                units.append(unit(escaped, &bytes))
            } else {
                let plainEnd = bytes.firstIndex(of: UInt8(ascii: "\\")) ?? bytes.endIndex
                units += String(decoding: [byte] + bytes[..<plainEnd], as: UTF8.self).utf16
                bytes = bytes[plainEnd...]
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The UTF-16 unit that `\` and `escaped` stand for, with the digits behind them.
    private static func unit(_ escaped: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt16 {
        switch escaped {
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "a"): 0x07
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "v"): 0x0B
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "U"), UInt8(ascii: "u"): number(&rest, start: 0, radix: 16, digits: 4)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): number(&rest, start: UInt16(escaped) - 0x30, radix: 8, digits: 2)
        default: UInt16(escaped)
        }
    }

    private static func number(_ rest: inout ArraySlice<UInt8>, start: UInt16, radix: Int, digits: Int) -> UInt16 {
        var value = start
        for _ in 0..<digits {
            guard let byte = rest.first, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else {
                break
            }
            value = value &* UInt16(radix) &+ UInt16(digit)
            rest = rest.dropFirst()
        }
        return value
    }
}
