import Syntax

/// The static subscript by which a property wrapper gets the object around it (SE-0258):
/// `static subscript<T>(_enclosingInstance object: T, …)`.
///
/// Nobody writes a call of it. The compiler makes one for each property behind the wrapper, with the class that
/// declares the property, so that only these classes are the ones that it asks to be an `ObservableObject` (catalogue
/// 154).
extension FileAnalyzer {
    /// The label of the object around the wrapper.
    public static let labelOfEnclosingInstance = "_enclosingInstance"

    /// The classes that have a property behind the wrapper which declares the subscript, or inherit one; nil for any
    /// other subscript.
    func classesBehindEnclosingInstance(_ node: SyntaxNode) -> [TypeID]? {
        guard node.kind == .subscriptDeclaration, Modifiers(node).isStatic, let wrapper = scope.types.first,
            index.hasAttribute("propertyWrapper", wrapper),
            let first = node.child(.parameterClause)?.firstChild, first.kind == .parameter,
            tree.text(first.labelToken) == FileAnalyzer.labelOfEnclosingInstance
        else { return nil }
        let names = index.namesOfWrapper(index.types[wrapper].name)
        return legacy.sortedClasses.filter { type in
            ([type] + index.superclasses(of: type)).contains { index.declaresProperty(behind: names, in: $0) }
        }
    }

    /// A call that is written all the same: the object flows into the wrapper.
    func recordEnclosingInstance(_ node: SyntaxNode) {
        guard let argument = node.firstChild, let value = argument.expressionChild,
            argument.firstToken < value.firstToken,
            tree.text(argument.firstToken) == FileAnalyzer.labelOfEnclosingInstance
        else { return }
        record(.genericFlow, argument, type: type(of: value), expression: value)
    }
}

extension ProjectIndex {
    /// What the wrapper may be called where it is used: its name, whatever it is nested in, and the names of aliases.
    public func namesOfWrapper(_ name: NameID) -> Set<NameID> {
        var names: Set<NameID> = [name]
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for file in files.indices {
                for alias in files[file].typealiases {
                    guard let target = decode(alias.target, file: file).lastName, names.contains(target) else {
                        continue
                    }
                    if names.insert(translate(alias.name, file: file)).inserted { isGrowing = true }
                }
            }
        }
        return names
    }

    /// True for a type that declares a property behind a wrapper with one of the names.
    func declaresProperty(behind names: Set<NameID>, in type: TypeID) -> Bool {
        types[type].parts.contains { part in
            fact(part).memberRange.contains { number in
                files[part.file].members[Int(number)].attributes.contains {
                    names.contains(translate($0, file: part.file))
                }
            }
        }
    }
}
