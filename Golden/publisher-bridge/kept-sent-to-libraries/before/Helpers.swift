import Foundation

struct Note {
    let text: String
    var number = Note.next()

    init(_ text: String) {
        self.text = text
    }

    static func next() -> Int {
        NotificationCenter.default.post(name: Notification.Name("note"), object: nil)
        return 1
    }
}
