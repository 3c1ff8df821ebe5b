import Foundation

final class Box: NSObject {
    @objc dynamic var title = ""
}

func fill(_ box: Box, with title: String) {
    box.title = title
}
