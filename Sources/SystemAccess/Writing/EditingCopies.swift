import SourceText

/// The new texts of files as copies in `.reobserve/edit-N`, for an editor to change before they are written.
///
/// The files of the project are what they were until the copies have been read back. Each edit has a folder of its own,
/// which goes only once its texts are written: whatever was typed is on disk.
package struct EditingCopies: Sendable {
    private let place: RootedFile
    private let copies: [RootedFile]
    private let files: [Replacement]

    /// Absolute paths, in the order of the files.
    package var absolutePaths: [String] { copies.map(\.path) }
    /// For messages.
    package var path: String { place.path }

    package init(_ files: [Replacement], _ state: StateDirectory) throws(WriteError) {
        self.files = files
        (place, copies) = try WriteError.wrapping { () throws(FileSystemError) in
            try state.create()
            let place = try EditingCopies.newPlace(state)
            var copies: [RootedFile] = []
            for file in files {
                var folder = place
                for part in PathName.parent(of: file.path).split(separator: "/") where part != "." {
                    folder = folder.child(String(part))
                    try DurableFiles.makeDirectory(folder)
                }
                let copy = folder.child(PathName.lastComponent(of: file.path))
                try DurableFiles.write(file.after, to: copy)
                copies.append(copy)
            }
            return (place, copies)
        }
    }

    /// True if the copies were made for the same edits of the same bytes.
    package func areMade(for others: [Replacement]) -> Bool {
        files.elementsEqual(others) {
            $0.path.utf8.elementsEqual($1.path.utf8) && $0.before == $1.before && $0.edits.edits == $1.edits.edits
        }
    }

    /// The texts as they are now, by the paths of their files in the project.
    package func read() throws(WriteError) -> [(path: String, bytes: [UInt8])] {
        try zip(files, copies).map { (file, copy) throws(WriteError) in
            (file.path, try WriteError.wrapping { () throws(FileSystemError) in try copy.read() })
        }
    }

    /// Removes the copies. What can't be removed stays in `.reobserve`, where it does no harm.
    package func remove() {
        for copy in copies {
            try? DurableFiles.remove(copy)
            var folder = PathName.parent(of: copy.relativePath)
            while PathName.relative(folder, to: place.relativePath) != nil,
                rmdir(PathName.join(copy.root.path, folder)) == 0
            {
                folder = PathName.parent(of: folder)
            }
        }
    }

    private static func newPlace(_ state: StateDirectory) throws(FileSystemError) -> RootedFile {
        var number = 1
        while (try? state.place.child("edit-\(number)").status()) != nil { number += 1 }
        let place = state.place.child("edit-\(number)")
        try DurableFiles.makeDirectory(place)
        return place
    }
}
