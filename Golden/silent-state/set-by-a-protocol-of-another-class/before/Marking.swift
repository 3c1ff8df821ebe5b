protocol Marking: AnyObject {
    var selection: Int { get set }
}

extension Marking {
    func clear() { selection = 0 }
}
