/// What protocols and classes of Swift and its SDKs refine and ask for.
package enum SDKProtocols {
    /// Those that a protocol or a class refines, itself among them.
    static func refined(by name: String) -> [String] { refined[name] ?? [name] }

    /// What a protocol asks for that a class may have from an extension; nil where that is not known.
    package static func requirements(of name: String) -> Set<String>? { requirements[name] }

    /// True for `UIViewRepresentable` and the like, by which SwiftUI shows what another framework draws.
    package static func isRepresentable(_ name: String) -> Bool {
        name.hasSuffix("Representable") && !otherRepresentables.contains(name)
    }

    /// False for a protocol that is known to have no associated type of a name.
    package static func mayAsk(_ name: String, forType type: String) -> Bool {
        guard !SDKAncestors.plain.contains(name) else { return false }
        return requirements[name] == nil || associatedTypes.contains(type)
    }

    private static let associatedTypes: Set<String> = [
        "AllCases", "AnimatableData", "ArrayLiteralElement", "Body", "Cache", "Configuration", "Content", "Context",
        "Coordinator", "Element", "Entity", "Entry", "Failure", "ID", "Index", "Indices", "Input", "Intent", "Iterator",
        "Key", "Label", "Model", "NSViewControllerType", "NSViewType", "ObjectWillChangePublisher", "Output",
        "Previews", "RawValue", "Representation", "SubSequence", "Tag", "Transferable", "UIViewControllerType",
        "UIViewType", "Value", "ViewType",
    ]

    private static let otherRepresentables: Set<String> = [
        "RawRepresentable", "AXChartDescriptorRepresentable", "CodingKeyRepresentable",
    ]

    /// How the names of methods begin that are called off the main thread, and the call that says on which queue.
    package struct ToldElsewhere: Sendable {
        package let prefixes: [String]
        /// The name of the call; nil where the queue is one of the system.
        package var call: String?
    }

    /// Delegates that are told on a queue of the system, or on the one that they were set with (the documentation of
    /// each: "The system calls this method on a background thread").
    package static let toldElsewhere: [String: ToldElsewhere] = [
        "WCSessionDelegate": ToldElsewhere(prefixes: ["session"]),
        "MCSessionDelegate": ToldElsewhere(prefixes: ["session"]),
        "AVCaptureVideoDataOutputSampleBufferDelegate": ToldElsewhere(
            prefixes: ["captureOutput"], call: "setSampleBufferDelegate"),
        "AVCaptureAudioDataOutputSampleBufferDelegate": ToldElsewhere(
            prefixes: ["captureOutput"], call: "setSampleBufferDelegate"),
        "CBCentralManagerDelegate": ToldElsewhere(prefixes: ["centralManager"], call: "CBCentralManager"),
        "CBPeripheralDelegate": ToldElsewhere(prefixes: ["peripheral"], call: "CBCentralManager"),
        "CBPeripheralManagerDelegate": ToldElsewhere(prefixes: ["peripheralManager"], call: "CBPeripheralManager"),
    ]

    private static let refined: [String: [String]] = [
        "Codable": ["Codable", "Encodable", "Decodable"], "Hashable": ["Hashable", "Equatable"],
        "Comparable": ["Comparable", "Equatable"], "Error": ["Error", "Sendable"],
        "NSObject": [
            "NSObject", "NSObjectProtocol", "Hashable", "Equatable", "CVarArg", "CustomStringConvertible",
            "CustomDebugStringConvertible", "AnyObject",
        ],
    ]

    private static let requirements: [String: Set<String>] = [
        "Identifiable": ["id", "ID"], "CustomStringConvertible": ["description"],
        "CustomDebugStringConvertible": ["debugDescription"], "Equatable": ["=="],
        "Hashable": ["==", "hash", "hashValue"], "Comparable": ["<", "=="], "Encodable": ["encode"],
        "Decodable": ["init"], "Codable": ["encode", "init"], "Cancellable": ["cancel"],
        "CustomReflectable": ["customMirror"], "View": ["body", "Body"], "ViewModifier": ["body", "Body"],
        "App": ["body", "Body", "init", "main"], "Scene": ["body", "Body"],
    ]
}
