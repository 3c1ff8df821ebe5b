// Catalogue 155: protocols ask for publishers by their type, and users only subscribe.
import Combine
import Foundation
import SwiftUI

protocol Locating: AnyObject {
    var place: String { get }
    var placePublisher: AnyPublisher<String, Never> { get }
    var speedPublisher: AnyPublisher<[Double], Never> { get }
}

final class Log {
    private var lines: [String] = []

    func follow(_ locator: any Locating) -> AnyObject {
        locator.placePublisher.dropFirst().sink { [weak self] in self?.lines.append($0) }
    }
}
