import SwiftUI

func stamp(_ value: Int) -> String { "\(value) at \(Date())" }

func stamps(of values: Int...) -> String { "\(values) at \(Date())" }

extension Text {
    init(stamp value: Int) { self.init("\(value) at \(Date())") }
}
