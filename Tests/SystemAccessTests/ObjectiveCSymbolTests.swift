import XCTest

@testable import SystemAccess

/// The USRs that Swift's compiler gives to what Objective-C sees.
final class ObjectiveCSymbolTests: XCTestCase {
    func testDescriptions() {
        let table: [(usr: String, name: String, description: String?)] = [
            ("c:@M@Main@objc(cs)Store", "Store", "Main.Store"),
            ("c:@M@Main@objc(cs)Renamed", "Store", "Main.Store"),
            ("c:@M@Main@objc(pl)Model", "Model", "Main.Model"),
            ("c:@M@Main@objc(cs)Store(im)reload:", "reload(_:)", "Main.Store.reload"),
            ("c:@M@Main@objc(cs)Store(py)name", "name", "Main.Store.name"),
            ("c:@CM@Main@objc(cs)Store(im)reload", "reload()", "Main.Store.reload"),
            ("c:@CM@Other@Main@objc(cs)Store(im)reload", "reload()", "Main.Store.reload"),
            ("c:@CM@Main@@objc(cs)UIView(im)reload", "reload()", nil),
            ("c:@M@Main@E@Kind", "Kind", nil),
            ("c:objc(cs)NSObject", "NSObject", nil),
            ("c:@M@Main", "Main", nil),
            ("s:4Main5StoreC", "Store", nil),
            ("", "", nil),
        ]
        for (usr, name, description) in table {
            XCTAssertEqual(ObjectiveCSymbol(usr: usr)?.description(named: name), description, usr)
        }
    }
}
