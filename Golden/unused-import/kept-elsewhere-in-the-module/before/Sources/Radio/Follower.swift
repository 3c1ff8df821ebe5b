// Catalogue 74: members of publishers come from an import in another file.
import Foundation

func follow(_ values: some Sequence<Int>) {
    NotificationCenter.default.publisher(for: .init("radio")).sink { print($0) }.cancel()
}
