/// The objects of a `project.pbxproj`, found by their identifiers.
struct XcodeObjects {
    typealias NodeID = PropertyList.NodeID

    let list: PropertyList
    /// The `PBXProject`; `nil` where the file is no project.
    let project: NodeID?
    private let objects: PropertyListKeys

    init(_ bytes: [UInt8]) {
        let list = PropertyList(bytes)
        let container = list.value("objects", of: list.root)
        let objects = PropertyListKeys(of: container, in: list)
        let root = list.value("rootObject", of: list.root).flatMap { objects.value($0, in: list) }
        project =
            root
            ?? list.entries(of: container).first {
                list.value("isa", of: $0.value).map { list.isText($0, "PBXProject") } == true
            }?.value
        self.list = list
        self.objects = objects
    }

    /// True where the object is of this class.
    func isKind(_ object: NodeID, _ name: String) -> Bool {
        list.value("isa", of: object).map { list.isText($0, name) } == true
    }

    /// The object a value refers to.
    func object(_ reference: NodeID?) -> NodeID? {
        reference.flatMap { objects.value($0, in: list) }
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
        objects.values(in: list).filter { isKind($0, name) }
    }
}
