struct Environment {
    let name: String
}

public func libraryName() -> String { Environment(name: "library").name }
