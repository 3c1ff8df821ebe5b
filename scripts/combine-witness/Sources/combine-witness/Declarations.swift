import Foundation

/// What the model declares for users, by name, against the text of the programs.
enum Declarations {
    /// Names that no program uses, though none says why.
    static var unused: [String] {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let programs =
            text(of: package.appendingPathComponent("Programs")) + text(of: package.appendingPathComponent("WithModel"))
        let words = Set(programs.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        return declared(in: text(of: package.appendingPathComponent("Combine"))).filter {
            !words.contains(Substring($0)) && !leftOut.contains($0)
        }
    }

    /// What programs can't call by its name, or what OpenCombine keeps in another module.
    private static let leftOut: Set<String> = [
        // Made by operators, and by the compiler for `@Published`.
        "CombineLatest", "CombineLatest3", "CompactMap", "Debounce", "Drop", "Map", "MergeMany", "RemoveDuplicates",
        "Scheduled", "Zip", "AsyncPublisher", "ObjectWillChangePublisher", "Published", "Publisher", "Publishers",
        "Iterator", "isolation", "projectedValue", "wrappedValue", "hash", "Subject",
        // Of Foundation, which OpenCombine extends in `OpenCombineFoundation`, with the real time.
        "TimerPublisher", "publish", "publisher",
        // Does nothing here but give the timer back.
        "autoconnect",
        // What tells a recorder which properties are read and set.
        "PropertyAccess", "onAccess",
        // Times of the model's schedulers.
        "VirtualInterval", "magnitude", "seconds", "Scheduler", "isImmediate", "perform", "schedule",
    ]

    private static func text(of folder: URL) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.resolvingSymlinksInPath().path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".swift") }.map {
            (try? String(contentsOf: folder.resolvingSymlinksInPath().appendingPathComponent($0), encoding: .utf8))
                ?? ""
        }.joined(separator: "\n")
    }

    /// The names behind `public func`, `public var` and their like.
    private static func declared(in text: String) -> [String] {
        let words = text.split { " \n(<:,".contains($0) }
        var names: Set<String> = []
        var isPublic = false
        for (word, next) in zip(words, words.dropFirst()) {
            if word == "public" { isPublic = true }
            if ["init", "extension", "let", "private"].contains(word) { isPublic = false }
            guard isPublic, ["func", "var", "struct", "class", "enum", "protocol"].contains(word), next != "func",
                next != "var"
            else { continue }
            isPublic = false
            if next.allSatisfy({ $0.isLetter || $0.isNumber }) { names.insert(String(next)) }
        }
        return names.sorted()
    }
}
