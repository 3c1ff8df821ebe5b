import RuleContract

/// The part of SARIF 2.1.0 that reports use; names and structure are the standard's.
enum SARIF {
    struct Log: Encodable {
        let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
        let version = "2.1.0"
        let runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version
            case runs
        }
    }

    struct Run: Encodable {
        let tool: Tool
        let invocations: [Invocation]
        let originalUriBaseIds: [String: ArtifactLocation]
        let columnKind = "utf16CodeUnits"
        /// What the compiler takes for line ends. The default of the standard knows no lone CR.
        let newlineSequences = ["\r\n", "\n", "\r"]
        let results: [Result]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name: String
        let version: String
        let rules: [Descriptor]
    }

    struct Descriptor: Encodable {
        let id: String
        let shortDescription: Message
        let fullDescription: Message
        let help: Message
        let defaultConfiguration: Configuration
    }

    struct Configuration: Encodable {
        let level: String
    }

    struct Invocation: Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
        let level: String
        let message: Message
        let locations: [Location]
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        var relatedLocations: [Location]?
        let partialFingerprints: [String: String]
        var suppressions: [Suppression]?
        var baselineState: String?
        var fixes: [Fix]?
        var properties: Properties?
    }

    /// What the standard has no place for.
    struct Properties: Encodable {
        let status: String
        let symbol: String
        /// Codes of reasons and behaviours, in the order of `relatedLocations`.
        let codes: [String]
    }

    struct Suppression: Encodable {
        let kind: String
    }

    struct Message: Encodable {
        let text: String

        /// - Parameter plain: the text as people are to read it. Braces and links have a meaning in messages and are escaped.
        init(_ plain: String) {
            var text = ""
            let hasLink = plain.contains("](")
            for character in plain {
                switch character {
                case "{", "}": text.append(character)
                case "[" where hasLink, "]" where hasLink, "\\" where hasLink: text.append("\\")
                default: break
                }
                text.append(character)
            }
            self.text = text
        }
    }

    struct Location: Encodable {
        var id: Int?
        let physicalLocation: PhysicalLocation
        var message: Message?
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        var region: Region?
    }

    struct ArtifactLocation: Encodable {
        let uri: String
        var uriBaseId: String?
    }

    /// A stretch of a file by lines and columns, and where it is to be edited, by bytes too.
    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
        var endLine: Int?
        var endColumn: Int?
        var byteOffset: Int?
        var byteLength: Int?
    }

    struct Fix: Encodable {
        let description: Message
        let artifactChanges: [ArtifactChange]
    }

    struct ArtifactChange: Encodable {
        let artifactLocation: ArtifactLocation
        let replacements: [Replacement]
    }

    struct Replacement: Encodable {
        let deletedRegion: Region
        let insertedContent: Content?
    }

    /// As text and as bytes: the standard asks for bytes where a region is given by bytes.
    struct Content: Encodable {
        let text: String
        let binary: String
    }
}
