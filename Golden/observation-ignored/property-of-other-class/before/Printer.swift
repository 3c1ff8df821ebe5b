// Catalogue 162, 35: another class's property has the name of one that deinit uses
final class Printer {
    var job = 0

    func next() -> Int {
        job + 1
    }
}
