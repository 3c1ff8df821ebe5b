import Syntax

/// The types of other repositories, as far as the code of this one names them: what may be the name of a type and is no
/// known one of the SDKs, in files that import a module which neither it nor Apple declares. Where the repository itself
/// declares a type of the name that a file sees, that one is meant (`TypeResolver`).
///
/// What they are is not known, so that each is taken for a class that is an `ObservableObject`, with all properties that
/// `$x` names anywhere: then the analysis finds how they are used, as it does for the project's own.
public struct ForeignTypes: Sendable {
    /// The modules that declare them, sorted.
    public let modules: [String]
    /// Sorted.
    public let names: [String]
    private let properties: [String]

    public init(in index: ProjectIndex, ownModules: Set<String>) {
        let imports = ForeignImports(index, ownModules: ownModules)
        var modules: Set<String> = []
        var names: Set<NameID> = []
        var properties: Set<NameID> = []
        for file in index.files.indices {
            for name in index.files[file].projectedMentions { properties.insert(index.translate(name, file: file)) }
            let imported = imports.modules(of: file)
            guard !imported.isEmpty else { continue }
            modules.formUnion(imported.map(\.name))
            for mention in index.files[file].mentions {
                let name = index.translate(mention, file: file)
                if !names.contains(name), ForeignTypes.isSeen(index.text(name)) { names.insert(name) }
            }
        }
        self.modules = modules.sorted()
        // `Kit.Store` names a module.
        self.names = names.map { index.text($0) }.filter { !modules.contains($0) }.sorted()
        self.properties = properties.map { index.text($0) }.filter { $0.first?.isNumber == false }.sorted()
    }

    public var isEmpty: Bool { modules.isEmpty }

    /// False for names of which a facts file says nothing, since they are those of Swift or Apple's SDKs, or can't be
    /// told from names of other things: code may use a type of that name unseen.
    public static func isSeen(_ name: String, ofModule module: String) -> Bool { isSeen(name) && name != module }

    /// True for a module whose imports a facts file leaves out, since they look like those of Apple's modules.
    public static func isHidden(module: String) -> Bool { SDKModules.contains(module) }

    private static func isSeen(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first.properties.isUppercase else { return false }
        return !sdkNames.contains(name) && NameTable().lookUp(name) == nil
    }

    private static let sdkNames = Set(SDKViews.names).union(SDKAncestors.wellKnown).union(SDKTypeParameters.names)
        .union(SDKAncestors.withoutState).union(SDKAncestors.partsOfViews).union(commonNames)

    /// Often named and declared by no package, so that facts files stay small.
    private static let commonNames = Set(
        """
        Content Configuration URL Data Date UUID Character Float Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 CGFloat CGPoint CGRect \
        CGSize Substring Never Error Result KeyPath WritableKeyPath ReferenceWritableKeyPath AnyKeyPath Hasher Decoder Encoder \
        JSONDecoder JSONEncoder URLSession URLRequest URLResponse HTTPURLResponse NSError NSLock NSPredicate Bundle Calendar \
        DateFormatter FileManager IndexSet Locale NotificationCenter ProcessInfo TimeInterval TimeZone UserDefaults \
        DispatchQueue OperationQueue RunLoop AnyPublisher PassthroughSubject CurrentValueSubject Just Future Publishers \
        Subscribers AnyShapeStyle Animation Alignment Angle Axis Capsule Circle Rectangle RoundedRectangle Ellipse Font \
        LinearGradient EdgeInsets NavigationPath PresentationMode PreferenceKey EnvironmentKey SceneStorage AppStorage \
        FocusState GestureState Namespace ScaledMetric ViewBuilder WindowGroup UIColor UIImage UIView UIViewController \
        UIApplication UIDevice UIScreen UIHostingController NSColor NSImage NSView NSApplication NSWindow NSManagedObject \
        NSManagedObjectContext NSFetchRequest NSPersistentContainer XCTestCase XCTAssertEqual XCTAssertTrue XCTAssertFalse \
        XCTAssertNil XCTAssertNotNil XCTAssert XCTFail XCTUnwrap XCTAssertThrowsError XCTestExpectation
        """.split(separator: " ").map(String.init))

    // MARK: Source

    /// The path under which the source is read, which no file below a root can have.
    public static let path = "/Foreign.swift"

    /// A class that no code names: what may be any type may be this one too.
    private static let unnamed = "_ForeignType"

    /// The types as Swift source.
    public var source: [UInt8] {
        let members = properties.map { "@Published open var `\($0)`\n" }.joined()
        var text = "import Combine\n"
        for name in names + [ForeignTypes.unnamed] { text += "open class \(name): ObservableObject {\n\(members)}\n" }
        return Array(text.utf8)
    }
}

/// What files see of modules that neither the repository nor Apple declares.
public struct ForeignImports: Sendable {
    public struct Module: Hashable, Sendable {
        public let name: String
        /// Imported with `@testable`, so that internal declarations are seen too.
        public let isTestable: Bool
    }

    private let index: ProjectIndex
    private let ownModules: Set<String>
    /// What own modules pass on with `@_exported import`, by their numbers.
    private var passedOn: [Int: Set<Module>] = [:]

    public init(_ index: ProjectIndex, ownModules: Set<String>) {
        self.index = index
        self.ownModules = ownModules
        for file in index.files.indices {
            for entry in index.files[file].imports where entry.isExported {
                guard let module = module(entry, file) else { continue }
                for own in index.modules[file] { passedOn[own, default: []].insert(module) }
            }
        }
    }

    /// Those that a file imports, also through its own module and others of the repository.
    public func modules(of file: Int) -> Set<Module> {
        var result = Set(index.files[file].imports.compactMap { module($0, file) })
        guard !passedOn.isEmpty else { return result }
        let seen = index.withReexports(Set(index.modules[file] + index.importedModules[file]))
        for own in seen { result.formUnion(passedOn[own] ?? []) }
        return result
    }

    /// The names of all modules that a file imports and that are not Apple's.
    public func names(of file: Int) -> Set<String> {
        Set(
            index.files[file].imports.map { index.text(index.translate($0.module, file: file)) }.filter {
                !SDKModules.contains($0)
            })
    }

    /// What a module passes on, its own modules included, sorted.
    public func reexports(of module: Int) -> [String] {
        let own = (index.reexports[module] ?? []).map { index.moduleNames[$0] }
        return Set(own + (passedOn[module] ?? []).map(\.name)).sorted()
    }

    private func module(_ entry: ImportFact, _ file: Int) -> Module? {
        let name = index.text(index.translate(entry.module, file: file))
        guard !ownModules.contains(name), !SDKModules.contains(name) else { return nil }
        return Module(name: name, isTestable: entry.isTestable)
    }
}

extension ProjectIndex {
    /// True for a type that another repository declares.
    func isForeign(_ type: TypeID) -> Bool {
        foreignFile != nil && types[type].declarations.first?.file == foreignFile
    }

    /// True where the project itself declares a type of a name outside of others.
    func declaresType(named name: NameID) -> Bool {
        topLevelTypes[name].map { foreignFile == nil || $0.contains { !isForeign($0) } } ?? false
    }

    /// Names of public declarations that ask for an `ObservableObject`: generic functions and types, members of all of
    /// them, protocols with such an associated type. Other repositories may pass classes to them.
    public func publicGenerics(_ legacy: LegacyTypes) -> [NameID] {
        let open = legacy.openGenerics.filter(\.value.namesObservableObject)
        var found: Set<NameID> = []
        for (name, member) in legacy.extensionMembers where fact(member).access >= .public { found.insert(name) }
        for type in types where type.access >= .public && open[type.name] != nil { found.insert(type.name) }
        for file in files.indices {
            for member in files[file].members where member.access >= .public {
                let name = translate(member.name, file: file)
                if open[name] != nil { found.insert(name) }
            }
            for alias in files[file].typealiases where alias.isAssociatedType && alias.parent >= 0 {
                let owner = files[file].types[Int(alias.parent)]
                var asks = false
                forEachName(in: alias.target, file: file) { if $0 == KnownName.ObservableObject.id { asks = true } }
                if asks, owner.access >= .public { found.insert(translate(owner.name, file: file)) }
            }
        }
        return found.sorted()
    }

    /// All names by which code may get an object of a class or of what conforms to a protocol without naming anything
    /// else of it: its own, aliases, and types that give one.
    public func namesMeaning(_ type: TypeID, _ legacy: LegacyTypes) -> Set<NameID> {
        var found: Set<NameID> = [types[type].name]
        for (name, classes) in legacy.namesOfClasses where classes.contains(type) { found.insert(name) }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for file in files.indices {
                for alias in files[file].typealiases {
                    let name = translate(alias.name, file: file)
                    guard !found.contains(name) else { continue }
                    var isMeant = false
                    forEachName(in: alias.target, file: file) { if found.contains($0) { isMeant = true } }
                    if isMeant {
                        found.insert(name)
                        isGrowing = true
                    }
                }
            }
        }
        return found
    }
}
