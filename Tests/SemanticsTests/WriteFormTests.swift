import Syntax
import XCTest

@testable import Semantics

/// How the value of a name is written: where it is assigned, changed in place, handed over, or only read.
final class WriteFormTests: XCTestCase {
    private static let source = """
        func use() {
            ⟦assigned⟧x = 1
            ⟦part⟧x.a.b = 1
            ⟦element⟧x[0] = ⟦right side⟧y
            ⟦compound⟧x += 1
            ⟦defaulted⟧x.a ??= 1
            change(&⟦inout⟧x)
            change(&⟦inout of a part⟧x.a[0])
            ⟦method⟧x.append(1)
            ⟦method of an element⟧x[1].a.sort()
            ⟦method of the project⟧x.refresh()
            (⟦tuple⟧x, y) = (1, 2)
            ⟦forced⟧x!.a = 1
            self.⟦of self⟧x = 1
            print(⟦argument⟧x)
            if ⟦compared⟧x == 1 {}
            if ⟦less⟧x <= 1 {}
            ⟦called⟧x()
            _ = y[⟦subscript⟧x]
            x[⟦index⟧i] = 1
            _ = ⟦chain⟧x.a.b
            try ⟦tried⟧x = make()
            try? await self.⟦awaited⟧x = make()
            await ⟦part awaited⟧x.a = make()
            _ = try ⟦read behind try⟧x
        }
        """

    func testForms() throws {
        let project = try MarkedProject(WriteFormTests.source)
        let table: KeyValuePairs = [
            "assigned": "assigned", "part": "assigned", "element": "assigned", "right side": "read", "compound": "+=",
            "defaulted": "??=", "inout": "&x", "inout of a part": "&x.a[0]", "method": "append()",
            "method of an element": "sort()", "method of the project": "refresh()", "tuple": "assigned",
            "forced": "assigned", "of self": "assigned", "argument": "read", "compared": "read", "less": "read",
            "called": "read", "subscript": "read", "index": "read", "chain": "read", "tried": "assigned",
            "awaited": "assigned", "part awaited": "assigned", "read behind try": "read",
        ]
        XCTAssertEqual(table.map(\.key).sorted(), project.markedPlaces)
        project.check(table) { place in
            switch try project.name(place).writeForm {
            case .assigned: "assigned"
            case .operated(let sign): sign.text
            case .handedOver(let whole): whole.text
            case .called(let method): "\(method.tree.text(method.anchor))()"
            case nil: "read"
            }
        }
    }

    /// Of methods only those of the standard library are known to change a value.
    func testWrites() throws {
        let project = try MarkedProject(WriteFormTests.source)
        let read = [
            "right side", "method of the project", "argument", "compared", "less", "called", "subscript", "index",
            "chain", "read behind try",
        ]
        for place in project.markedPlaces {
            XCTAssertEqual(try project.name(place).isWrittenHere, !read.contains(place), place)
        }
    }

    func testWholeAndPart() throws {
        let project = try MarkedProject(WriteFormTests.source)
        let table: KeyValuePairs = [
            "assigned": "whole part set", "part": "part", "element": "part", "compound": "", "inout": "set",
            "inout of a part": "", "tuple": "set", "of self": "whole part set", "method": "", "chain": "",
            "tried": "whole part set", "awaited": "whole part set", "part awaited": "part", "read behind try": "",
        ]
        project.check(table) { place in
            let name = try project.name(place)
            return [(name.isAssignedWhole, "whole"), (name.isAssignedInPart, "part"), (name.isSet, "set")]
                .filter(\.0).map(\.1).joined(separator: " ")
        }
    }
}
