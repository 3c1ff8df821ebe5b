import Foundation

/// In a file that leads to no class.
enum Utilities {
    static func run(_ work: @escaping () -> Void) {
        DispatchQueue.global().async(execute: work)
    }
}
