import SourceText
import Syntax

/// Rewrites sources so that the program writes down what it does: which code runs within which, and which properties of
/// classes it reads and sets meanwhile.
struct Recorder {
    /// What the rewritten sources call, as a file of their module.
    ///
    /// A line of a recording is `run OUTER INNER`, `read OUTER TYPE.PROPERTY` or `write OUTER TYPE.PROPERTY`; code is
    /// known by its number. Outer code that is given code is followed by the code around it, as `3,2`: what it is
    /// given, it may run. `-` is the library as outer code, of which nothing is known. Other threads are not recorded.
    static let support = """
        import Combine
        import Foundation
        import SwiftUI

        @propertyWrapper struct _Recorded<Value> {
            private var value: Value
            init(wrappedValue: Value) { value = wrappedValue }
            @available(*, unavailable) var wrappedValue: Value {
                get { fatalError() }
                set { fatalError() }
            }
            static subscript<Owner: AnyObject>(
                _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
                storage storage: ReferenceWritableKeyPath<Owner, _Recorded<Value>>
            ) -> Value {
                get {
                    __recording.access(storage, false)
                    return owner[keyPath: storage].value
                }
                set {
                    __recording.access(storage, true)
                    owner[keyPath: storage].value = newValue
                }
            }
        }

        extension _Recorded: Encodable where Value: Encodable {
            func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
        }

        extension _Recorded: Decodable where Value: Decodable {
            init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
        }

        nonisolated(unsafe) let __recording = _Recorder()

        final class _Recorder {
            private var running: [(code: Int, isGivenCode: Bool)] = []
            private var written: Set<String> = []
            private let file = fopen(ProcessInfo.processInfo.environment["RECORDING"] ?? "recording.txt", "w")

            init() { PropertyAccess.onAccess = { [unowned self] in access($0, $1) } }

            func enter(_ code: Int, _ isGivenCode: Bool = false) {
                guard Thread.isMainThread else { return }
                note("run", String(code))
                running.append((code, isGivenCode))
            }

            func leave() {
                guard Thread.isMainThread else { return }
                running.removeLast()
            }

            func pass(_ code: Int) {
                if Thread.isMainThread { note("run", String(code)) }
            }

            func value<T>(_ code: Int, _ value: @autoclosure () throws -> T) rethrows -> T {
                enter(code)
                defer { leave() }
                return try value()
            }

            func access(_ storage: AnyKeyPath, _ isWritten: Bool) {
                guard Thread.isMainThread, !running.isEmpty else { return }
                let path = storage.debugDescription.dropFirst().split(separator: ".")
                guard path.count > 1, let property = path.last else { return }
                note(isWritten ? "write" : "read", path[path.count - 2] + "." + property.dropFirst())
            }

            // What runs that code is told of it in turn, by what it runs itself.
            private func note(_ verb: String, _ what: String) {
                guard running.isEmpty || running.contains(where: { !$0.isGivenCode }) else { return }
                let given = running.reversed().prefix { $0.isGivenCode }.map(\\.code)
                let outer = given + running.dropLast(given.count).suffix(1).map(\\.code)
                let numbers = outer.isEmpty ? "-" : outer.map(String.init).joined(separator: ",")
                let line = "\\(verb) \\(numbers) \\(what)\\n"
                guard written.insert(line).inserted else { return }
                fputs(line, file)
                fflush(file)
            }
        }

        @MainActor func _recordedViews<V: View>(_ code: Int, @ViewBuilder _ content: () -> V) -> V {
            __recording.enter(code)
            defer { __recording.leave() }
            return content()
        }
        """

    /// All code of the program, by number.
    private(set) var codes: [RecordedCode] = []

    /// - Parameter isRecorded: tells whether a class is one whose variables are recorded.
    mutating func rewrite(_ tree: SyntaxTree, whereRecorded isRecorded: (SyntaxNode) -> Bool) -> String {
        var insertions: [(offset: UInt32, text: String)] = []
        for code in RecordedCode.all(in: tree) {
            let number = codes.count
            codes.append(code)
            let (before, after) = texts(around: code, number)
            let isBraced = tree.text(code.body.firstToken) == "{" && code.body.kind == .codeBlock
            let range = code.body.range
            insertions.append((range.start + (isBraced ? 1 : 0), before))
            insertions.append((range.end - (isBraced ? 1 : 0), after))
        }
        tree.root.walk { node in
            // What a deinit may name of an actor's class changes with a wrapper.
            let mayBeWrapped = node.kind == .classDeclaration && !node.contains { $0.kind == .deinitializerDeclaration }
            if mayBeWrapped, isRecorded(node) {
                for variable in plainVariables(of: node) { insertions.append((variable.range.start, "@_Recorded ")) }
            }
            return true
        }
        return text(of: tree, with: insertions)
    }

    private func texts(around code: RecordedCode, _ number: Int) -> (before: String, after: String) {
        switch code.form {
        case .statements(let prefix):
            (" __recording.enter(\(number), \(code.isGivenCode)); defer { __recording.leave() }; \(prefix)", " ")
        case .waiting: (" __recording.pass(\(number)); ", "")
        case .views: (" _recordedViews(\(number)) {", "} ")
        case .value: ("__recording.value(\(number), ", ")")
        }
    }

    /// Variables with these take no wrapper, or are no storage of an object.
    private static let others: Set<String> = ["static", "class", "lazy", "weak", "unowned", "override"]

    /// Stored variables to which a wrapper may be added.
    private func plainVariables(of type: SyntaxNode) -> [SyntaxNode] {
        (type.child(.memberBlock)?.children ?? .none(of: type.tree)).filter { member in
            guard member.kind == .variableDeclaration, let binding = member.child(.binding), !binding.isComputed,
                member.children.filter({ $0.kind == .binding }).count == 1,
                binding.firstChild?.kind == .identifierPattern
            else { return false }
            let start = member.tree.tokens(of: member)
            let isPlain = !member.children.contains { child in
                child.kind == .attribute
                    || child.kind == .modifier && Self.others.contains(child.tree.text(child.firstToken))
            }
            return isPlain && start.contains("var") && (binding.child(.initializer) != nil || hasOptionalType(binding))
        }
    }

    private func hasOptionalType(_ binding: SyntaxNode) -> Bool {
        binding.child(.typeAnnotation)?.typeChild?.kind == .optionalType
    }

    private func text(of tree: SyntaxTree, with insertions: [(offset: UInt32, text: String)]) -> String {
        var bytes: [UInt8] = []
        var position = 0
        // Sorting keeps the order of those at one place.
        let sorted = insertions.enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
        for insertion in sorted {
            let offset = Int(insertion.offset)
            bytes += tree.file.bytes[position..<offset]
            bytes += Array(insertion.text.utf8)
            position = offset
        }
        bytes += tree.file.bytes[position...]
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension SyntaxTree {
    fileprivate func tokens(of variable: SyntaxNode) -> [String] {
        (variable.firstToken..<variable.endToken).prefix(6).map { text($0) }
    }
}
