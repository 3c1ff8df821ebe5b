/// The objects of a `project.pbxproj`, found by their identifiers.
struct XcodeObjects {
    typealias NodeID = PropertyList.NodeID

    let list: PropertyList
    /// The `PBXProject`; `nil` where the file is no project.
    let project: NodeID?
    private let objects: [String: NodeID]

    init(_ bytes: [UInt8]) {
        list = PropertyList(bytes)
        let entries = list.entries(of: list.value("objects", of: list.root))
        var objects: [String: NodeID] = Dictionary(minimumCapacity: entries.count)
        for entry in entries {
            if let identifier = list.text(entry.key) {
                objects[identifier] = entry.value
            }
        }
        self.objects = objects
        let root = list.text("rootObject", of: list.root).flatMap { objects[$0] }
        let list = list
        project = root ?? entries.first { list.value("isa", of: $0.value).map { list.isText($0, "PBXProject") } == true }?.value
    }

    /// True where the object is of this class.
    func isKind(_ object: NodeID, _ name: String) -> Bool {
        list.value("isa", of: object).map { list.isText($0, name) } == true
    }

    /// The object a value refers to.
    func object(_ reference: NodeID?) -> NodeID? {
        reference.flatMap(list.text).flatMap { objects[$0] }
    }

    /// The object a key of an object refers to.
    func object(_ key: String, of object: NodeID?) -> NodeID? {
        self.object(list.value(key, of: object))
    }

    /// The objects an array of an object refers to; dangling references are left out.
    func objects(_ key: String, of object: NodeID?) -> [NodeID] {
        list.elements(key, of: object).compactMap { self.object($0) }
    }

    /// All objects of a class, whether or not anything refers to them.
    func allObjects(ofKind name: String) -> [NodeID] {
        objects.values.filter { isKind($0, name) }
    }
}
