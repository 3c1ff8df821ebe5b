/// Why the compiler's index can't be read.
package struct IndexStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence without a full stop.
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// `libIndexStore` of a toolchain: reads what the compiler writes with `-index-store-path`. Opened at run time, so that
/// nothing depends on it.
///
/// The functions and their numbers are those of `indexstore/indexstore.h` of swift-project's LLVM, whose binary
/// interface is stable.
// `@unchecked Sendable`: function pointers only.
package final class IndexStoreLibrary: @unchecked Sendable {
    typealias Store = UnsafeMutableRawPointer
    typealias Reader = UnsafeMutableRawPointer
    typealias Item = UnsafeMutableRawPointer
    typealias Context = UnsafeMutableRawPointer
    /// `{ const char *data; size_t length; }`. C passes two words in the same registers whatever they are called, and
    /// without a module of its own Swift has no other C structure of two words.
    typealias Text = ldiv_t
    typealias VisitText = @convention(c) (Context?, Text) -> Bool
    typealias VisitItem = @convention(c) (Context?, Item?) -> Bool
    typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> Store?
    typealias OpenReader =
        @convention(c) (
            Store, UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutableRawPointer?>?
        ) -> Reader?
    typealias Dispose = @convention(c) (UnsafeMutableRawPointer) -> Void
    typealias TextOf = @convention(c) (UnsafeMutableRawPointer) -> Text
    typealias NumberOf = @convention(c) (Item) -> Int32
    typealias IsTrue = @convention(c) (Reader) -> Bool
    typealias Visit = @convention(c) (Reader, Context?, VisitItem) -> Bool

    let openStore: Open
    let closeStore: Dispose
    let visitUnits: @convention(c) (Store, UInt32, Context?, VisitText) -> Bool
    /// True where it fails.
    let modificationTime:
        @convention(c) (
            Store, UnsafePointer<CChar>, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>,
            UnsafeMutablePointer<UnsafeMutableRawPointer?>?
        ) -> Bool
    let openUnit: OpenReader
    let closeUnit: Dispose
    let isSystemUnit: IsTrue
    let mainFile: TextOf
    let moduleName: TextOf
    let workingDirectory: TextOf
    let visitDependencies: Visit
    let dependencyKind: NumberOf
    let dependencyName: TextOf
    let dependencyModule: TextOf
    let openRecord: OpenReader
    let closeRecord: Dispose
    let visitOccurrences: Visit
    let symbolOfOccurrence: @convention(c) (Item) -> Item?
    let rolesOfOccurrence: @convention(c) (Item) -> UInt64
    let placeOfOccurrence: @convention(c) (Item, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
    let visitRelations: Visit
    let symbolOfRelation: @convention(c) (Item) -> Item?
    let rolesOfRelation: @convention(c) (Item) -> UInt64
    let symbolKind: NumberOf
    let symbolName: TextOf
    let symbolUSR: TextOf
    /// The toolchain's demangler, where it has one.
    private let demangle: Demangle?

    /// - Parameter path: the library. It runs in this process, so that it must not come from the code that is looked
    ///   at.
    package init(path: String) throws(IndexStoreError) {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw IndexStoreError("\(path) can't be opened" + (dlerror().map { ": " + String(cString: $0) } ?? ""))
        }
        func function<Function>(_ name: String) throws(IndexStoreError) -> Function {
            guard let symbol = dlsym(handle, "indexstore_" + name) else {
                throw IndexStoreError("\(path) has no indexstore_\(name)")
            }
            return unsafeBitCast(symbol, to: Function.self)
        }
        openStore = try function("store_create")
        closeStore = try function("store_dispose")
        visitUnits = try function("store_units_apply_f")
        modificationTime = try function("store_get_unit_modification_time")
        openUnit = try function("unit_reader_create")
        closeUnit = try function("unit_reader_dispose")
        isSystemUnit = try function("unit_reader_is_system_unit")
        mainFile = try function("unit_reader_get_main_file")
        moduleName = try function("unit_reader_get_module_name")
        workingDirectory = try function("unit_reader_get_working_dir")
        visitDependencies = try function("unit_reader_dependencies_apply_f")
        dependencyKind = try function("unit_dependency_get_kind")
        dependencyName = try function("unit_dependency_get_name")
        dependencyModule = try function("unit_dependency_get_modulename")
        openRecord = try function("record_reader_create")
        closeRecord = try function("record_reader_dispose")
        visitOccurrences = try function("record_reader_occurrences_apply_f")
        symbolOfOccurrence = try function("occurrence_get_symbol")
        rolesOfOccurrence = try function("occurrence_get_roles")
        placeOfOccurrence = try function("occurrence_get_line_col")
        visitRelations = try function("occurrence_relations_apply_f")
        symbolOfRelation = try function("symbol_relation_get_symbol")
        rolesOfRelation = try function("symbol_relation_get_roles")
        symbolKind = try function("symbol_get_kind")
        symbolName = try function("symbol_get_name")
        symbolUSR = try function("symbol_get_usr")
        // The Swift runtime's, which is in this process.
        demangle = dlsym(dlopen(nil, RTLD_NOW), "swift_demangle").map { unsafeBitCast($0, to: Demangle.self) }
    }

    private typealias Demangle =
        @convention(c) (
            UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
        ) -> UnsafeMutablePointer<CChar>?

    /// Where the library of the toolchain in use is: that of the `swift` on the path; on macOS that of the selected
    /// Xcode.
    ///
    /// - Parameter root: the code that is looked at, from where nothing is opened.
    package static func path(notBelow root: String) throws(IndexStoreError) -> String {
        for path in candidates() {
            if let real = try? FileSystem.realPath(of: path), PathName.relative(real, to: root) == nil { return real }
        }
        throw IndexStoreError("libIndexStore was not found next to the swift in PATH")
    }

    private static func candidates() -> [String] {
        #if canImport(Darwin)
            let name = "libIndexStore.dylib"
            let developer = [Terminal.environmentVariable("DEVELOPER_DIR"), "/var/db/xcode_select_link"].compactMap {
                $0
            }
            let selected = developer.flatMap { folder in
                ["\(folder)/Toolchains/XcodeDefault.xctoolchain/usr/lib/\(name)", "\(folder)/usr/lib/\(name)"]
            }
        #else
            let name = "libIndexStore.so"
            let selected: [String] = []
        #endif
        let folders = (Terminal.environmentVariable("PATH") ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
        let beside = folders.compactMap { try? FileSystem.realPath(of: "\($0)/swift") }
            .map { PathName.join(PathName.parent(of: PathName.parent(of: $0)), "lib/\(name)") }
        return selected + beside
    }

    /// What a USR of Swift stands for: `Main.Store.name : Swift.String`; nil for others.
    func demangled(usr: String) -> String? {
        guard usr.hasPrefix("s:"), let demangle else { return nil }
        let mangled = "$s" + usr.dropFirst(2)
        guard let text = mangled.withCString({ demangle($0, mangled.utf8.count, nil, nil, 0) }) else { return nil }
        defer { free(text) }
        let result = String(cString: text)
        return result == mangled ? nil : result
    }
}
