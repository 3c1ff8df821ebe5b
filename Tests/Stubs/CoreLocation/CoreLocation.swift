@_exported import Foundation

public struct CLLocationCoordinate2D: Sendable {
    public init(latitude: Double, longitude: Double) {}
    public var latitude: Double { 0 }
    public var longitude: Double { 0 }
}

open class CLLocation: NSObject {
    public init(latitude: Double, longitude: Double) {}
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
}

public enum CLAuthorizationStatus: Sendable { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }

public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var location: CLLocation? { nil }
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    open class func locationServicesEnabled() -> Bool { true }
    open func requestWhenInUseAuthorization() {}
    open func startUpdatingLocation() {}
    open func stopUpdatingLocation() {}
}
