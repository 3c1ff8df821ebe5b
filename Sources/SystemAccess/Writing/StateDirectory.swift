/// `.reobserve` at the root: the lock and the journals. It ignores itself in git, and discovery enters no hidden
/// directory.
package struct StateDirectory: Sendable {
    package static let name = ".reobserve"

    package let root: RootDirectory

    package init(root: RootDirectory) {
        self.root = root
    }

    package var place: RootedFile { root.file(StateDirectory.name) }
    var lock: RootedFile { place.child("lock") }
    var journals: RootedFile { place.child("journal") }

    /// True for anything of that name, whatever it is.
    package var exists: Bool { (try? place.status()) != nil }

    /// Makes what is missing. A link in its place is refused, since a checkout could lead us out of the root with it.
    package func create() throws(FileSystemError) {
        try DurableFiles.makeDirectory(place)
        _ = try place.names()
        let ignoreFile = place.child(".gitignore")
        guard (try? ignoreFile.status()) == nil else { return }
        // Under a name of its own first, so that a second process sees all of it or nothing.
        let temporary = place.child(".gitignore-\(getpid())")
        try DurableFiles.write(Array("*\n".utf8), to: temporary)
        try DurableFiles.move(temporary, to: ignoreFile)
    }

    /// Makes the place of the journals. Only the holder of the lock comes here.
    func createJournalDirectory() throws(FileSystemError) {
        try DurableFiles.makeDirectory(journals)
        _ = try journals.names()
        place.synchronize()
    }
}

/// The exclusive right to write below one root, held by `.reobserve/lock` until the last reference goes or the process
/// ends.
///
/// Invariant: of all processes that write below a root, one holds the lock, and it holds it from before it reads a
/// journal until after its last write. The system gives it back when the process dies, so there are no stale locks.
final class WriteLock: Sendable {
    private let descriptor: Int32

    /// - Throws: where another process has it, or the directory can't be made.
    init(_ directory: StateDirectory) throws(WriteError) {
        do throws(FileSystemError) {
            try directory.create()
            let lock = directory.lock
            descriptor = try lock.directory().open(lock.name, O_RDWR | O_CREAT | O_NOFOLLOW, permissions: 0o666)
        } catch {
            throw WriteError(error).adding("nothing was written")
        }
        guard WriteLock.take(descriptor, LOCK_EX) else {
            let code = errno
            close(descriptor)
            if code == EWOULDBLOCK {
                throw WriteError(
                    "another reobserve is writing under \(directory.root.path); nothing was written; try again when it has finished"
                )
            }
            throw WriteError(FileSystemError(path: directory.lock.path, operation: "lock", code: code)).adding(
                "nothing was written")
        }
    }

    deinit {
        close(descriptor)
    }

    /// True where no process holds the lock right now.
    static func isFree(_ directory: StateDirectory) -> Bool {
        let lock = directory.lock
        guard let file = try? lock.directory().open(lock.name, O_RDONLY | O_NOFOLLOW) else { return true }
        defer { close(file) }
        return take(file, LOCK_SH)
    }

    private static func take(_ descriptor: Int32, _ kind: Int32) -> Bool {
        while flock(descriptor, kind | LOCK_NB) != 0 {
            if errno != EINTR { return false }
        }
        return true
    }
}
