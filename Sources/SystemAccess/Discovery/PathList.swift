/// Paths from a file or from stdin (`--files-from`).
package enum PathList {
    /// - Parameters:
    ///   - path: `-` for stdin.
    ///   - isSeparatedByNull: whether a NUL ends each path, or the end of the line.
    package static func read(from path: String, isSeparatedByNull: Bool) throws(FileSystemError) -> [String] {
        let bytes = path == "-" ? try FileSystem.readStandardInput() : try FileSystem.readFile(at: path)
        return bytes.split(separator: isSeparatedByNull ? 0 : 0x0A).compactMap { line in
            let path = !isSeparatedByNull && line.last == 0x0D ? line.dropLast() : line
            return path.isEmpty ? nil : String(decoding: path, as: UTF8.self)
        }
    }
}
