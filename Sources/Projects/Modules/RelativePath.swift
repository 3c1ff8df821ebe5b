/// Arithmetic on paths relative to the root, with `/` between their parts. The root itself is the empty path.
enum RelativePath {
    /// The directory that holds `path`; `nil` for the root.
    static func parent(of path: String) -> String? {
        if path.isEmpty { return nil }
        guard let slash = lastSlash(in: path) else { return "" }
        return String(path[..<slash])
    }

    /// What stands behind the last `/`.
    static func lastComponent(of path: String) -> String {
        guard let slash = lastSlash(in: path) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// True where `directory` is the parent of `path`.
    static func lies(_ path: String, directlyIn directory: String) -> Bool {
        let length = directory.isEmpty ? 0 : directory.utf8.count + 1
        let isDirectlyIn = path.utf8.withContiguousStorageIfAvailable { path in
            directory.utf8.withContiguousStorageIfAvailable { directory in
                guard path.count > length, length == 0 || path[length - 1] == UInt8(ascii: "/") else { return false }
                // From the end: neighbors differ there.
                for offset in directory.indices.reversed() where path[offset] != directory[offset] { return false }
                return !path[length...].contains(UInt8(ascii: "/"))
            } ?? false
        }
        return isDirectlyIn ?? false
    }

    /// The answer for the nearest directory, `directory` itself or one above it, that has one; remembers what it finds.
    static func nearest<Answer>(
        of directory: String, otherwise: Answer, known: inout [String: Answer], _ answer: (String) -> Answer?
    ) -> Answer {
        var passed: [String] = []
        var current: String? = directory
        var found = otherwise
        while let candidate = current {
            if let answer = known[candidate] {
                found = answer
                break
            }
            passed.append(candidate)
            if let answer = answer(candidate) {
                found = answer
                break
            }
            current = parent(of: candidate)
        }
        for candidate in passed { known[candidate] = found }
        return found
    }

    /// `path`, which is `directory` or lies in it, seen from there.
    static func path(_ path: String, below directory: String) -> String {
        if directory.isEmpty { return path }
        return String(decoding: path.utf8.dropFirst(directory.utf8.count + 1), as: UTF8.self)
    }

    /// `path` seen from `base`, without `.` and `..`; `nil` where it is absolute or leaves the root.
    static func join(_ base: String, _ path: String) -> String? {
        if path.isEmpty { return base }
        if isPlain(path) { return base.isEmpty ? path : base + "/" + path }
        if path.utf8.first == UInt8(ascii: "/") { return nil }
        var parts = base.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    /// `name` as a Swift module is called: what can't stand in an identifier becomes `_`.
    static func moduleName(_ name: String) -> String {
        if isPlainIdentifier(name) { return name }
        var result = ""
        for scalar in name.unicodeScalars {
            let isAllowed =
                scalar == "_" || (result.isEmpty ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
            result.unicodeScalars.append(isAllowed ? scalar : "_")
        }
        return result
    }

    /// True where the name is made of ASCII letters, digits and `_`, and starts with none of the digits.
    private static func isPlainIdentifier(_ name: String) -> Bool {
        var isFirst = true
        for byte in name.utf8 {
            let isLetter = 0x61...0x7A ~= byte | 0x20 || byte == UInt8(ascii: "_")
            guard isLetter || (!isFirst && 0x30...0x39 ~= byte) else { return false }
            isFirst = false
        }
        return true
    }

    /// True where no part of `path` is empty, `.` or `..`: it can be appended as it is.
    private static func isPlain(_ path: String) -> Bool {
        var partLength = 0
        var partIsDots = true
        for byte in path.utf8 {
            if byte == UInt8(ascii: "/") {
                if partIsDots && partLength <= 2 { return false }
                partLength = 0
                partIsDots = true
            } else {
                partLength += 1
                partIsDots = partIsDots && byte == UInt8(ascii: ".")
            }
        }
        return !(partIsDots && partLength <= 2)
    }

    /// Searches the bytes where they lie in a row: string indices are ten times slower here.
    private static func lastSlash(in path: String) -> String.Index? {
        let slash = UInt8(ascii: "/")
        let offset = path.utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: slash) ?? -1 }
        guard let offset else { return path.utf8.lastIndex(of: slash) }
        return offset < 0 ? nil : path.utf8.index(path.startIndex, offsetBy: offset)
    }
}
