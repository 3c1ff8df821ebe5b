import Foundation

extension String {
    func keep() {
        UserDefaults.standard.set(self, forKey: "kept")
    }

    var keptLength: Int {
        NotificationCenter.default.post(name: Notification.Name("kept"), object: self)
        return count
    }
}

protocol Worker {
    func work()
}

enum Runner {
    nonisolated(unsafe) static var work: [() -> Void] = []
    nonisolated(unsafe) static var workers: [any Worker] = []

    static func runAll() {
        for work in work { work() }
    }

    static func tellAll() {
        for worker in workers { worker.work() }
    }
}

func runTwice(_ body: () -> Void) {
    body()
    body()
}

struct Note {
    let text: String

    init(_ text: String) {
        self.text = text
        UserDefaults.standard.set(text, forKey: "note")
    }
}
