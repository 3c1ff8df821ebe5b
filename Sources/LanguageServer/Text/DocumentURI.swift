import Reporting

/// Documents are known by URIs, files by paths.
package enum DocumentURI {
    /// The absolute path of a file on this machine; nil for anything else.
    package static func path(of uri: String) -> String? {
        let scheme = "file://"
        guard uri.utf8.count > scheme.utf8.count, uri.prefix(scheme.count).lowercased() == scheme else { return nil }
        var rest = uri.utf8.dropFirst(scheme.utf8.count)
        let localHost = "localhost/"
        if String(Substring(rest.prefix(localHost.utf8.count))).lowercased() == localHost {
            rest = rest.dropFirst(localHost.utf8.count - 1)
        }
        guard rest.first == UInt8(ascii: "/") else { return nil }
        let bytes = Array(rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
        var path: [UInt8] = []
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "%"), offset + 2 < bytes.count, let high = digit(bytes[offset + 1]),
                let low = digit(bytes[offset + 2])
            {
                path.append(high << 4 | low)
                offset += 3
            } else {
                path.append(bytes[offset])
                offset += 1
            }
        }
        let text = String(decoding: path, as: UTF8.self)
        // A path that is not UTF-8, or that no call of the system takes.
        return path.contains(0) || !text.utf8.elementsEqual(path) ? nil : text
    }

    /// - Parameter path: absolute.
    package static func uri(of path: String) -> String { "file://" + URIPath.encoded(path) }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
