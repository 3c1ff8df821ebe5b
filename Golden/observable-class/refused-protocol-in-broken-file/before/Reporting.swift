import Combine

protocol Reporting: AnyObject {
    var level var name: String { get }
    Publisher: Published<Int>.Publisher { get }
}
