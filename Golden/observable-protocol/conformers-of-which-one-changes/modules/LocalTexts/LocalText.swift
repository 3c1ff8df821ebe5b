public func localText(_ key: String) -> String { key }
