// Catalogue 213: a member that another file adds to a type of a package for itself has the name of a member of arrays and texts.
import Foundation
import Kingfisher

private extension ImageCache {
    var count: Int { (try? FileManager.default.contentsOfDirectory(atPath: folder.path).count) ?? 0 }
}

extension AsyncStream {
    func compactMap<Other>(_ transform: @escaping (Element) -> Other?) -> AsyncStream<Other> {
        AsyncStream<Other> { continuation in
            Task {
                for await element in self {
                    if let other = transform(element) { continuation.yield(other) }
                }
            }
        }
    }
}

extension StringProtocol where Self: RangeReplaceableCollection {
    mutating func append(_ other: Self?) {
        if let other { append(contentsOf: other) }
    }

    func repeated() -> String {
        let file = (try? String(contentsOfFile: String(self))) ?? ""
        return file + file
    }

    mutating func insert(file: String) { append(Self((try? String(contentsOfFile: file)) ?? "")) }
}
