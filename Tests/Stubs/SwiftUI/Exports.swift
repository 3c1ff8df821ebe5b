@_exported import AppKit
@_exported import struct Combine.Published
@_exported import protocol Combine.ObservableObject
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
