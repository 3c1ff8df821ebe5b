// Catalogue 100: a property may have the name of the modifier that injects.
import SwiftUI
public protocol AppProtocol: AnyObject {
    var environmentObject: App.EnvironmentObject { get }
}
public class App: AppProtocol {
    public lazy var environmentObject = App.EnvironmentObject(self)
}
extension App {
    @Observable
    public class EnvironmentObject {
        let app: AppProtocol
        var count = 0
        init(_ app: AppProtocol) { self.app = app }
    }
}
extension View {
    public func app(_ app: AppProtocol) -> some View {
        environment(app.environmentObject)
    }
}
@Observable
final class Cart { var count = 0 }
struct CartView: View {
    @State private var cart = Cart()
    @Environment(App.EnvironmentObject.self) private var app
    var body: some View { Stepper("\(cart.count) \(app.count)", value: $cart.count) }
}
