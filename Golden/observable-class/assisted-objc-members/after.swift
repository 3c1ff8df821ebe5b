// Catalogue 23, 174: asked for, what Objective-C sees becomes computed.
import SwiftUI

@objcMembers
@Observable
final class Vehicle: NSObject {
    var speed = 0
    dynamic var gear = 1
}

struct VehicleView: View {
    var vehicle: Vehicle

    var body: some View {
        Text("\(vehicle.speed) \(vehicle.gear)")
    }
}
