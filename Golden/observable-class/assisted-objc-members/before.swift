// Catalogue 23, 174: asked for, what Objective-C sees becomes computed.
import SwiftUI

@objcMembers
final class Vehicle: NSObject, ObservableObject {
    @Published var speed = 0
    dynamic var gear = 1
}

struct VehicleView: View {
    @ObservedObject var vehicle: Vehicle

    var body: some View {
        Text("\(vehicle.speed) \(vehicle.gear)")
    }
}
