import Syntax

/// Aliases of what asks for an `ObservableObject`, and aliases that ask for it themselves.
extension ProjectIndex {
    /// `typealias Screen = Page`: the alias is as generic as what it stands for.
    func addOpenAliases(_ result: inout LegacyTypes) {
        for file in files.indices {
            for alias in files[file].typealiases {
                guard let target = decode(alias.target, file: file).lastName, let open = result.openGenerics[target]
                else { continue }
                let name = translate(alias.name, file: file)
                if result.openGenerics[name] == nil { result.openGenerics[name] = open }
            }
        }
    }

    /// `typealias Watched<Model: ObservableObject> = Box<Model>`: who names the alias must meet its constraint,
    /// whatever `Box` asks for (catalogue 208).
    func addConstrainedAliases(_ result: inout LegacyTypes) {
        for file in files.indices {
            for alias in files[file].typealiases where !alias.genericParameters.isEmpty {
                let around = alias.parent < 0 ? nil : type(of: TypeFactReference(file: file, type: Int(alias.parent)))
                let context = LexicalContext(file: file, types: around.map { enclosingTypes(of: $0) } ?? [])
                let open = openParameters(
                    alias.genericParameters, alias.requirements, context, result.refiningProtocols)
                guard !open.isEmpty else { continue }
                let isDirect = open.values.contains { namesObservableObject($0) }
                var entry = OpenGeneric(file: file, offset: alias.offset, labels: [], namesObservableObject: isDirect)
                entry.isGenericType = true
                entry.takesAnyArgument = true
                entry.classes = classes(meetingOneOf: open.values, in: result)
                add(entry, named: translate(alias.name, file: file), &result)
            }
        }
    }
}
