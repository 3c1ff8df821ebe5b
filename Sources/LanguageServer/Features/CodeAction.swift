import Reporting
import SourceText

/// Something that the editor offers.
package struct CodeAction {
    package enum Kind: String, CaseIterable, Sendable {
        case quickFix = "quickfix"
        case rewrite = "refactor.rewrite"
        case fixAll = "source.fixAll.reobserve"

        /// True where the client asks for it: a kind stands for those below it.
        package func isWanted(_ only: [String]?) -> Bool {
            guard let only else { return true }
            return only.contains { $0.isEmpty || rawValue == $0 || rawValue.hasPrefix($0 + ".") }
        }
    }

    package let title: String
    package let kind: Kind
    /// Those of the request that it answers.
    package var diagnostics: [JSONValue] = []
    package var edit: JSONObject?
    package var command: JSONObject?
    /// What it takes to make the edit.
    package var data: JSONObject?

    package init(_ title: String, _ kind: Kind) {
        self.title = title
        self.kind = kind
    }

    package var object: JSONObject {
        [
            "title": title, "kind": kind.rawValue, "diagnostics": diagnostics.isEmpty ? nil : diagnostics,
            "edit": edit, "command": command, "data": data,
        ]
    }
}

/// The edits of one file.
package struct DocumentEdit {
    /// Relative to the root.
    package let path: String
    /// The text that the edits are for.
    package let bytes: [UInt8]
    package let edits: [TextEdit]

    /// - Parameter edits: sorted and disjoint.
    package init(path: String, bytes: [UInt8], edits: [TextEdit]) {
        self.path = path
        self.bytes = bytes
        self.edits = edits
    }
}

/// Edits of several files, which are made together.
package enum WorkspaceEdit {
    /// - Parameter target: the URI of a path, and the version of the document where it is open.
    package static func object(
        _ edits: [DocumentEdit], _ client: ClientCapabilities,
        target: (String) -> (uri: String, version: Int?)
    ) -> JSONObject {
        let documents = edits.map { file in
            let target = target(file.path)
            // Of the very text that the edits were made for: a file that is not open may change at any time.
            let map = PositionMap(file.bytes, client.encoding, isOpen: target.version != nil)
            let changes = file.edits.map { edit -> JSONObject in
                ["range": map.range(edit.range).object, "newText": edit.replacement]
            }
            return (target: target, changes: changes)
        }
        guard client.takesDocumentChanges else {
            var changes: JSONObject = [:]
            for document in documents { changes[document.target.uri] = document.changes }
            return ["changes": changes]
        }
        let changes = documents.map { document -> JSONObject in
            let identifier: JSONObject = [
                "uri": document.target.uri, "version": document.target.version as (any Encodable)? ?? JSONValue.null,
            ]
            return ["textDocument": identifier, "edits": document.changes]
        }
        return ["documentChanges": changes]
    }
}
