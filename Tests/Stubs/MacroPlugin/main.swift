import Foundation

// The compiler plugin behind the macros of the stub modules. It speaks the protocol of the compiler directly (an eight-byte
// length, then one JSON message), so it needs no other package and builds in a second. The arguments of `#Preview` are type-checked
// by the compiler before the expansion, so an empty expansion loses nothing.

/// One expansion request, as far as these macros need it.
struct Expansion {
    let macro: String
    let role: String
    let attribute: String
    let declaration: String
    let typeName: String

    init(_ request: [String: Any]) {
        macro = (request["macro"] as? [String: Any])?["typeName"] as? String ?? ""
        role = request["macroRole"] as? String ?? ""
        attribute = Expansion.source(request["attributeSyntax"])
        declaration = Expansion.source(request["declSyntax"])
        typeName = Expansion.source(request["extendedTypeSyntax"])
    }

    private static func source(_ syntax: Any?) -> String {
        (syntax as? [String: Any])?["source"] as? String ?? ""
    }

    var source: String {
        switch (macro, role) {
        case ("EntryMacro", "accessor"): return EntryDeclaration(declaration).accessors
        case ("EntryMacro", "peer"): return EntryDeclaration(declaration).key
        // `@Members("let session = Session()")` adds what its argument says.
        case ("MembersMacro", "member"): return attribute.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        case ("ModelMacro", "extension"): return "extension \(typeName): SwiftData.PersistentModel, Observation.Observable {}"
        default: return ""
        }
    }
}

/// `var name: Type = value`, the declaration an `@Entry` is attached to.
struct EntryDeclaration {
    var name = ""
    var type = ""
    var value = ""

    init(_ source: String) {
        guard let keyword = source.range(of: #"\bvar\s+"#, options: .regularExpression) else { return }
        var binding = String(source[keyword.upperBound...])
        if let equals = binding.range(of: #"(?<![=!<>])=(?!=)"#, options: .regularExpression) {
            value = binding[equals.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
            binding = String(binding[..<equals.lowerBound])
        }
        let parts = binding.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        name = parts.first ?? ""
        type = parts.count > 1 ? parts[1] : ""
    }

    private var keyName: String { "__Key_\(name)" }

    var accessors: String {
        """
        get { self[\(keyName).self] }
        set { self[\(keyName).self] = newValue }
        """
    }

    var key: String {
        let initial = value.isEmpty ? "nil" : value
        let property = type.isEmpty ? "let defaultValue = \(initial)" : "var defaultValue: \(type) { get { \(initial) } }"
        return "private struct \(keyName): SwiftUI.EnvironmentKey { static \(property) }"
    }
}

func reply(to message: [String: Any]) -> [String: Any] {
    if let request = message["expandAttachedMacro"] as? [String: Any] {
        return result(Expansion(request).source)
    }
    if message["expandFreestandingMacro"] != nil {
        return result("")
    }
    return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
}

func result(_ source: String) -> [String: Any] {
    ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()]]
}

/// Reads exactly `count` bytes, or nothing at the end of the input.
func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
        let chunk = FileHandle.standardInput.readData(ofLength: count - data.count)
        if chunk.isEmpty { return nil }
        data.append(chunk)
    }
    return data
}

while let header = read(8) {
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let body = read(length), let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any] else { break }
    let answer = try JSONSerialization.data(withJSONObject: reply(to: message))
    var size = UInt64(answer.count).littleEndian
    FileHandle.standardOutput.write(withUnsafeBytes(of: &size) { Data($0) } + answer)
}
