import SwiftUI
import UIKit
import XCTest

@testable import Details

final class DetailViewTests: XCTestCase {
    @MainActor
    func testView() {
        let view = DetailView(id: 2)
        let hosts = [UIHostingController(rootView: view), UIHostingController(rootView: view)]
        XCTAssertEqual(hosts.count, 2)
    }
}
