@_exported import Combine
@_exported import Foundation
@_exported import Observation
