import Reporting

/// What the client can do, as far as it matters here.
package struct ClientCapabilities: Sendable {
    package let encoding: PositionEncoding
    /// Edits may name the versions of documents.
    package let takesDocumentChanges: Bool
    /// Edits of code actions may be asked for later.
    package let resolvesEdits: Bool
    /// Code actions may be more than commands.
    package let takesCodeActions: Bool
    package let registersWatchers: Bool
    package let takesVersions: Bool
    package let takesRelatedInformation: Bool
    package let takesLinks: Bool
    package let takesProgress: Bool
    package let answersConfiguration: Bool
    /// The client opens text by the notification `reobserve/showText`.
    package let showsText: Bool

    /// - Parameter parameters: of `initialize`.
    package init(_ parameters: JSONValue) {
        let all = parameters["capabilities"]
        let document = all?["textDocument"]
        let workspace = all?["workspace"]
        // Those of the client are in the order of its preference.
        let offered = all?["general"]?["positionEncodings"]?.array?.compactMap { $0.text } ?? []
        encoding = offered.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
        takesDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.boolean ?? false
        let action = document?["codeAction"]
        let resolved = action?["resolveSupport"]?["properties"]?.array?.compactMap { $0.text } ?? []
        resolvesEdits = resolved.contains("edit") && action?["dataSupport"]?.boolean == true
        takesCodeActions = action?["codeActionLiteralSupport"] != nil
        registersWatchers = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
        let diagnostics = document?["publishDiagnostics"]
        takesVersions = diagnostics?["versionSupport"]?.boolean ?? false
        takesRelatedInformation = diagnostics?["relatedInformation"]?.boolean ?? false
        takesLinks = diagnostics?["codeDescriptionSupport"]?.boolean ?? false
        takesProgress = all?["window"]?["workDoneProgress"]?.boolean ?? false
        answersConfiguration = workspace?["configuration"]?.boolean ?? false
        showsText = all?["experimental"]?["reobserveShowText"]?.boolean ?? false
    }
}

/// What the server can do.
package enum ServerCapabilities {
    package static let whyCommand = "reobserve.why"
    package static let statusNotification = "reobserve/status"
    package static let showTextNotification = "reobserve/showText"

    /// The result of `initialize`.
    package static func result(_ client: ClientCapabilities, version: String) -> JSONObject {
        let synchronization: JSONObject = ["openClose": true, "change": 2, "save": ["includeText": false]]
        let actions: JSONObject = [
            "codeActionKinds": CodeAction.Kind.allCases.map(\.rawValue), "resolveProvider": client.resolvesEdits,
        ]
        let folders: JSONObject = ["supported": true, "changeNotifications": true]
        let capabilities: JSONObject = [
            "positionEncoding": client.encoding.rawValue, "textDocumentSync": synchronization,
            "codeActionProvider": actions, "executeCommandProvider": ["commands": [whyCommand]],
            "workspace": ["workspaceFolders": folders],
        ]
        let program: JSONObject = ["name": "reobserve", "version": version]
        return ["capabilities": capabilities, "serverInfo": program]
    }

    /// The parameters of `client/registerCapability` for the files that decide about a project.
    package static func watcherRegistration() -> JSONObject {
        let watchers = watchedFiles.map { ["globPattern": "**/\($0)"] }
        let registration: JSONObject = [
            "id": "reobserve-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": watchers],
        ]
        return ["registrations": [registration]]
    }

    private static let watchedFiles = [
        "*.swift", ".reobserve.json", ".gitignore", ".ignore", "*.xcconfig", "*.podspec", "project.pbxproj",
        "contents.xcworkspacedata", "*.{yml,yaml,bzl}", "{BUILD,WORKSPACE}", "{BUILD,WORKSPACE,MODULE}.bazel",
        "*.{m,mm,h}", ".xcode-version",
    ]
}
