import Syntax

/// The static subscript by which a property wrapper gets the object around it (SE-0258):
/// `static subscript<T>(_enclosingInstance object: T, …)`.
///
/// Nobody writes a call of it. The compiler makes one for each property behind the wrapper, with the class that
/// declares the property, so that only these classes are the ones that it asks to be an `ObservableObject` (catalogue
/// 154).
extension FileAnalyzer {
    private static let label = "_enclosingInstance"

    /// The classes that have a property behind the wrapper which declares the subscript, or inherit one; nil for any
    /// other subscript.
    func classesBehindEnclosingInstance(_ node: SyntaxNode) -> [TypeID]? {
        guard node.kind == .subscriptDeclaration, Modifiers(node).isStatic, let wrapper = scope.types.first,
            index.hasAttribute("propertyWrapper", wrapper),
            let first = node.child(.parameterClause)?.firstChild, first.kind == .parameter,
            tree.text(first.labelToken) == FileAnalyzer.label
        else { return nil }
        let names = namesOfWrapper(index.types[wrapper].name)
        return legacy.sortedClasses.filter { type in
            ([type] + index.superclasses(of: type)).contains { declaresProperty(behind: names, in: $0) }
        }
    }

    /// A call that is written all the same: the object flows into the wrapper.
    func recordEnclosingInstance(_ node: SyntaxNode) {
        guard let argument = node.firstChild, let value = argument.expressionChild,
            argument.firstToken < value.firstToken,
            tree.text(argument.firstToken) == FileAnalyzer.label
        else { return }
        record(.genericFlow, argument, type: type(of: value), expression: value)
    }

    /// What the wrapper may be called where it is used: its name, whatever it is nested in, and the names of aliases.
    private func namesOfWrapper(_ name: NameID) -> Set<NameID> {
        var names: Set<NameID> = [name]
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for file in index.files.indices {
                for alias in index.files[file].typealiases {
                    guard let target = index.decode(alias.target, file: file).lastName, names.contains(target) else {
                        continue
                    }
                    if names.insert(index.translate(alias.name, file: file)).inserted { isGrowing = true }
                }
            }
        }
        return names
    }

    private func declaresProperty(behind names: Set<NameID>, in type: TypeID) -> Bool {
        index.types[type].parts.contains { part in
            index.fact(part).memberRange.contains { number in
                index.files[part.file].members[Int(number)].attributes.contains {
                    names.contains(index.translate($0, file: part.file))
                }
            }
        }
    }
}
