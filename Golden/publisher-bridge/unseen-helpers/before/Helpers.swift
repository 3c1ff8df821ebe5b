import Foundation

extension Collection {
    var isNotEmpty: Bool { !isEmpty }
}

func doubled(_ number: Int) -> Int {
    number * 2
}
