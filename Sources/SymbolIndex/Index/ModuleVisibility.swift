import Syntax

/// Which modules' declarations a file sees.
extension ProjectIndex {
    // MARK: Imports

    /// `@_exported import Core` in one file: all files of its module see Core, and all that import the module.
    func passOnReexports(_ manifests: [String?]) {
        for file in files.indices {
            for entry in files[file].imports where entry.isExported {
                let module = translate(entry.module, file: file)
                let imported = importedModules(named: module, from: modules[file], manifests)
                guard entry.onlyName == 0 else {
                    let name = translate(entry.onlyName, file: file)
                    namedReexports[name, default: []].append((declaring: imported, passingOn: modules[file]))
                    continue
                }
                for module in modules[file] { reexports[module, default: []].formUnion(imported) }
            }
        }
        guard !reexports.isEmpty else { return }
        for file in files.indices {
            let direct = Set(modules[file] + importedModules[file])
            let visible = withReexports(direct)
            if visible.count > direct.count { importedModules[file] += visible.subtracting(direct).sorted() }
        }
    }

    /// Modules and all that these pass on by `@_exported import`.
    public func withReexports(_ modules: Set<Int>) -> Set<Int> {
        var result = modules
        var queue = Array(modules)
        while let next = queue.popLast() {
            for module in reexports[next] ?? [] where result.insert(module).inserted { queue.append(module) }
        }
        return result
    }

    /// The modules that an import may mean. Of several of one name it is the one of the own manifest, since nothing that
    /// is built together has two, or else the one below the own project where each stands below one:
    /// `Phone/Packages/Theme` rather than `TV/Packages/Theme`.
    func importedModules(named name: NameID, from own: [Int], _ manifests: [String?]) -> [Int] {
        guard let modules = modulesByName[name] else { return [] }
        guard modules.count > 1, !manifests.isEmpty else { return modules }
        let beside = modules.filter { module in
            manifests[module] != nil && own.contains { manifests[$0] == manifests[module] }
        }
        if !beside.isEmpty { return beside }
        let own = Set(own.compactMap { manifests[$0] }.map(ProjectIndex.directory))
        let projects = Set(
            manifests.compactMap { $0 }.filter { $0.contains(".xcodeproj/") }.map(ProjectIndex.directory))
        let around = { (module: Int) -> String? in
            guard let path = manifests[module] else { return nil }
            return projects.filter { path.hasPrefix($0) }.max { $0.count < $1.count }
        }
        // One that stands beside all projects may be meant by each.
        guard own.count == 1, let project = own.first, projects.contains(project), !project.isEmpty,
            modules.allSatisfy({ around($0) != nil && around($0) != "" })
        else { return modules }
        let below = modules.filter { around($0) == project }
        return below.isEmpty ? modules : below
    }

    /// With its `/` at the end; empty for the root.
    private static func directory(ofManifest path: String) -> String {
        var parts = path.split(separator: "/").dropLast()
        if parts.last?.hasSuffix(".xcodeproj") == true { parts.removeLast() }
        return parts.map { $0 + "/" }.joined()
    }

    /// The modules that each module imports in some file, directly or through others, and itself. Folders with code of
    /// no target, which may belong to any module, are among them for each.
    func findLinkedModules() -> [Int: Set<Int>] {
        var direct: [Int: Set<Int>] = [:]
        for file in files.indices {
            for module in modules[file] {
                direct[module, default: folders.union([module])].formUnion(importedModules[file])
            }
        }
        return direct.mapValues { modules in
            var result = modules
            var queue = Array(modules)
            while let next = queue.popLast() {
                for module in direct[next] ?? [] where result.insert(module).inserted { queue.append(module) }
            }
            return result
        }
    }

    // MARK: What a file sees

    /// False where no module that those of a file import, directly or through others, has a declaration: code of the
    /// file gets its values behind protocols and superclasses only.
    package func mayName(_ member: MemberReference, from file: Int) -> Bool {
        isLinked(modules[member.file], to: file)
    }

    private func isLinked(_ declaring: [Int], to file: Int) -> Bool {
        // What no file imports may have a name that could not be read.
        if modulesImported.isDisjoint(with: declaring) || isVisible(from: file, modules: declaring) { return true }
        return modules[file].contains { module in
            linkedModules[module].map { linked in declaring.contains { linked.contains($0) } } ?? true
        }
    }

    /// True for a file whose code runs in tests only.
    public func isOfTests(_ file: Int) -> Bool {
        !testModules.isEmpty && !modules[file].isEmpty && modules[file].allSatisfy { testModules.contains($0) }
    }

    /// True for a file that no manifest names as the code of a target.
    public func isOfNoTarget(_ file: Int) -> Bool {
        !modules[file].isEmpty && modules[file].allSatisfy { folders.contains($0) || $0 == scripts }
    }

    /// True where a file sees the declarations of another file's module: same module, or imported.
    public func isVisible(from file: Int, modules declaring: [Int]) -> Bool {
        guard !declaring.isEmpty, !modules[file].isEmpty else { return true }
        if !folders.isEmpty, folders.isSuperset(of: modules[file]) || folders.isSuperset(of: declaring) { return true }
        let seen = importedModules[file]
        for module in declaring where modules[file].contains(module) || seen.contains(module) { return true }
        return false
    }

    /// True where a file sees a type at the top of another's module: same module, imported, or passed on.
    public func isSeen(_ type: TypeID, from file: Int) -> Bool {
        isVisible(from: file, modules: types[type].modules) || isPassedOn(type, to: file)
    }

    /// True where code of a file may mean a type at the top of its module by the type's name.
    func mayBeNamed(_ type: TypeID, in file: Int) -> Bool {
        let declaring = types[type].modules
        let isKept = types[type].declarations.allSatisfy { fact($0).access < .package }
        guard isVisible(from: file, modules: declaring), isKept, !declaring.isEmpty,
            declaring.allSatisfy({ !modules[file].contains($0) && !folders.contains($0) })
        else { return isVisible(from: file, modules: declaring) }
        return files[file].imports.contains { entry in
            entry.isTestable && declaring.contains { moduleNames[$0] == text(translate(entry.module, file: file)) }
        }
    }

    /// True where a file imports other names of a type's module, and not the type: `import protocol Storage.Manager`.
    func importsOnlyOthers(than type: TypeID, file: Int) -> Bool {
        guard files[file].imports.contains(where: { $0.onlyName != 0 }) else { return false }
        let declaring = Set(types[type].modules)
        var imports: [ImportFact] = []
        var others: Set<Int> = []
        for entry in files[file].imports {
            let modules = modulesByName[translate(entry.module, file: file)] ?? []
            if declaring.isDisjoint(with: modules) { others.formUnion(modules) } else { imports.append(entry) }
        }
        guard !imports.isEmpty, withReexports(others).isDisjoint(with: declaring) else { return false }
        return imports.allSatisfy { $0.onlyName != 0 && translate($0.onlyName, file: file) != types[type].name }
    }

    /// True where a file sees a type by a module that passes on its name only.
    func isPassedOn(_ type: TypeID, to file: Int) -> Bool {
        let reexports = namedReexports[types[type].name] ?? []
        return reexports.contains { entry in
            let isDeclaring = entry.declaring.contains { types[type].modules.contains($0) }
            return isDeclaring && isVisible(from: file, modules: entry.passingOn)
        }
    }

    /// True where code of a file may have a value whose type is written or inferred as a class: what is declared gives
    /// no value of a type that is less visible than itself, nor of one that its module does not link, but for a
    /// protocol that the class conforms to.
    func mayBeOfClass(_ type: TypeID, in file: Int, _ legacy: LegacyTypes) -> Bool {
        let around = sequence(first: type) { self.types[$0].parent }
        let isVisible = around.allSatisfy { type in
            switch types[type].access {
            case .private, .fileprivate: types[type].declarations.contains { $0.file == file }
            case .internal: self.isVisible(from: file, modules: types[type].modules)
            case .package, .public, .open: isLinked(types[type].modules, to: file)
            }
        }
        return isVisible || legacy.conformers.values.contains { $0.contains(type) }
    }

    /// True where code of a file can have values of a type at all: not where the type belongs to an app that the file
    /// is not a part of.
    public func isReachable(_ type: TypeID, from file: Int) -> Bool {
        let declaring = types[type].modules
        return isVisible(from: file, modules: declaring) || !declaring.allSatisfy { closedModules.contains($0) }
    }
}
