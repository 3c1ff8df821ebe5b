import Reporting
import SourceText

/// A diagnostic of one document.
package struct EditorDiagnostic: Hashable, Sendable {
    enum Severity: Int {
        case warning = 2
        case information = 3
        case hint = 4
    }

    /// Another place that has to do with it.
    struct Related: Hashable, Sendable {
        /// Relative to the root.
        let path: String
        let range: PositionRange
        let message: String
    }

    package static let source = "reobserve"

    let range: PositionRange
    let severity: Severity
    /// Of a rule, a reason, a behavior or a warning.
    let code: String
    let link: String?
    let message: String
    var related: [Related] = []
    /// True for code that is of no use.
    var isUnnecessary = false

    /// - Parameter uri: of a path relative to the root.
    package func object(_ client: ClientCapabilities, uri: (String) -> String) -> JSONObject {
        var object: JSONObject = [
            "range": range.object, "severity": severity.rawValue, "code": code, "source": EditorDiagnostic.source,
            "message": message,
        ]
        if client.takesLinks, let link { object["codeDescription"] = ["href": link] }
        if client.takesRelatedInformation, !related.isEmpty {
            object["relatedInformation"] = related.map { place -> JSONObject in
                let location: JSONObject = ["uri": uri(place.path), "range": place.range.object]
                return ["location": location, "message": place.message]
            }
        }
        if isUnnecessary { object["tags"] = [1] }
        return object
    }
}

/// Positions in the files that a report speaks of. Each file is read once, and only where something is said of it.
package final class DocumentPlaces {
    private let encoding: PositionEncoding
    private let read: (String) -> (bytes: [UInt8], isOpen: Bool)?
    private var maps: [String: PositionMap] = [:]

    /// - Parameter read: the text of a file, by its path relative to the root, and whether an editor has it open.
    package init(_ encoding: PositionEncoding, read: @escaping (String) -> (bytes: [UInt8], isOpen: Bool)?) {
        self.encoding = encoding
        self.read = read
    }

    /// Lets go of what is known of a file, once its text has changed.
    package func forget(_ path: String) { maps[path] = nil }
    package func forgetAll() { maps = [:] }

    /// An empty text for a file that can't be read.
    package func map(_ path: String) -> PositionMap {
        if let known = maps[path] { return known }
        let text = read(path)
        let map = PositionMap(text?.bytes ?? [], encoding, isOpen: text?.isOpen ?? false)
        maps[path] = map
        return map
    }

    func word(_ path: String, _ location: SourceLocation) -> PositionRange { map(path).wordRange(at: location) }
}
