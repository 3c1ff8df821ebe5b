import Reporting
import SourceText
import SystemAccess

/// The files of a merge.
enum FleetFiles {
    /// The files that the operands mean, each once, by their names: files as they are, of folders all below them that end in
    /// `.json`, except hidden ones.
    static func paths(_ operands: [String]) throws -> [String] {
        var paths: Set<String> = []
        for operand in operands {
            guard try FileSystem.status(of: operand).kind == .directory else {
                paths.insert(operand)
                continue
            }
            let found = try files(below: operand)
            if found.isEmpty { throw UsageError(message: "\(operand.singleLine): the folder holds no .json file") }
            paths.formUnion(found)
        }
        return paths.sorted(on: { SortKey($0) })
    }

    /// Links lead to files only, so that no folder is entered twice.
    private static func files(below directory: String) throws(FileSystemError) -> [String] {
        var paths: [String] = []
        for name in try FileSystem.names(inDirectory: directory) where !name.hasPrefix(".") {
            let path = PathName.join(directory, name)
            if try FileSystem.status(of: path, followingLinks: false).kind == .directory {
                paths += try files(below: path)
            } else if name.hasSuffix(".json") {
                paths.append(path)
            }
        }
        return paths
    }

    static func read(_ path: String) -> Result<[FleetRepository], FleetFileError> {
        do {
            return .success(try FleetFile.read(try FileSystem.readFile(at: path), place: path))
        } catch {
            return .failure(FleetFileError(description: "\(error)"))
        }
    }
}

/// Why a file of a merge can't be read, with its path.
struct FleetFileError: Error, CustomStringConvertible, Sendable {
    let description: String
}
