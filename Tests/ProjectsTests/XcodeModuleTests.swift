import Testing

@testable import Projects

@Suite struct XcodeModuleTests {
    private static let classic = projectText(
        targets: "T1, T2, T3, Missing,",
        objects: """
            G = {isa = PBXGroup; children = (G1, G2, F4, F5, F7, F8, G, ); sourceTree = "<group>"; };
            G1 /* App */ = {isa = PBXGroup; children = (F1, F2, V1); path = "My App"; sourceTree = "<group>"; };
            G2 = {isa = PBXGroup; children = (F3, G1); name = Virtual; sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; name = "B.swift"; path = "Sub/../Sub/B+\\U00e9.swift"; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; path = "../Shared/C.swift"; sourceTree = "<group>"; };
            F4 = {isa = PBXFileReference; path = Deep/D.swift; sourceTree = SOURCE_ROOT; };
            F5 = {isa = PBXFileReference; path = /Users/me/E.swift; sourceTree = "<absolute>"; };
            F6 = {isa = PBXFileReference; path = en.lproj/V.swift; sourceTree = "<group>"; };
            F7 = {isa = PBXFileReference; path = Gen.swift; sourceTree = BUILT_PRODUCTS_DIR; };
            F8 = {isa = PBXFileReference; path = "../../Out.swift"; sourceTree = "<group>"; };
            V1 = {isa = PBXVariantGroup; children = (F6,); name = V.swift; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1 /* A.swift */; };
            B2 = {isa = PBXBuildFile; fileRef = F2; settings = {COMPILER_FLAGS = "-Onone"; }; };
            B3 = {isa = PBXBuildFile; fileRef = F3; };
            B4 = {isa = PBXBuildFile; fileRef = F4; };
            B5 = {isa = PBXBuildFile; fileRef = F5; };
            B6 = {isa = PBXBuildFile; fileRef = V1; };
            B7 = {isa = PBXBuildFile; fileRef = F7; };
            B8 = {isa = PBXBuildFile; fileRef = F8; };
            B9 = {isa = PBXBuildFile; productRef = F1; };
            S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5, B6, B7, B8, B9, Gone); };
            S2 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
            R1 = {isa = PBXResourcesBuildPhase; files = (B4, ); };
            T1 = {isa = PBXNativeTarget; name = "My App"; buildPhases = (S1, ); productType = "com.apple.product-type.application"; };
            T2 = {isa = PBXNativeTarget; name = Tests; buildPhases = (R1, S2); productType = "com.apple.product-type.bundle.unit-test"; };
            T3 = {isa = PBXAggregateTarget; name = Lint; buildPhases = (S1, ); };
            """)

    @Test func filesAreFoundThroughTheirGroups() {
        let fixture = ModuleMapFixture(
            ["ios/App.xcodeproj/project.pbxproj": XcodeModuleTests.classic],
            [
                "ios/My App/A.swift", "ios/My App/Sub/B+é.swift", "Shared/C.swift", "ios/Deep/D.swift",
                "ios/My App/en.lproj/V.swift",
                "ios/Gen.swift", "Out.swift", "ios/Unlisted.swift",
            ])
        #expect(fixture.targets(of: "ios/My App/A.swift") == "My App")
        #expect(fixture.targets(of: "ios/My App/Sub/B+é.swift") == "My App")
        #expect(fixture.targets(of: "Shared/C.swift") == "My App+Tests")
        #expect(fixture.targets(of: "ios/Deep/D.swift") == "My App")
        #expect(fixture.targets(of: "ios/My App/en.lproj/V.swift") == "My App")
        #expect(fixture.targets(of: "ios/Gen.swift") == "ios/")
        #expect(fixture.targets(of: "ios/Unlisted.swift") == "ios/")
        #expect(fixture.targets(of: "Out.swift") == "./")
        #expect(fixture.map.modules.map(\.name) == ["My_App", "Tests", "./", "ios/"])
        #expect(fixture.map.modules.map(\.product) == [.application, .test, .unknown, .unknown])
        #expect(
            fixture.map.modules.map(\.manifestPath) == [
                "ios/App.xcodeproj/project.pbxproj", "ios/App.xcodeproj/project.pbxproj", nil,
                "ios/App.xcodeproj/project.pbxproj",
            ])
    }

    @Test func synchronizedFoldersGiveAndTake() {
        let text = projectText(
            targets: "A, W, N",
            objects: """
                G = {isa = PBXGroup; children = (Y1, Y2, Y3); sourceTree = "<group>"; };
                Y1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2, X3, X4, ); explicitFileTypes = {"Text.swift" = text; };
                    explicitFolders = (Template, ); path = App; sourceTree = "<group>"; };
                Y2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X5); path = Lent; sourceTree = "<group>"; };
                Y3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Common; sourceTree = "<group>"; };
                X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old, "Sub/Not+Me.swift"); target = A; };
                X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Sub/Shared.swift, Both, Template); target = W; };
                X3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = NS; membershipExceptions = (Main.swift); };
                X4 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = NR; membershipExceptions = (Main.swift); };
                X5 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (L.swift); target = W; };
                NS = {isa = PBXSourcesBuildPhase; files = (); };
                NR = {isa = PBXCopyFilesBuildPhase; files = (); };
                A = {isa = PBXNativeTarget; name = App; buildPhases = (NR, ); fileSystemSynchronizedGroups = (Y1, Y3);
                    productType = "com.apple.product-type.application"; };
                W = {isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (Y3); productType = "com.apple.product-type.app-extension"; };
                N = {isa = PBXNativeTarget; name = Tool; buildPhases = (NS, ); productType = "com.apple.product-type.tool"; };
                """)
        let kit = packageText(#"targets: [.target(name: "Kit")]"#)
        let fixture = ModuleMapFixture(
            ["App.xcodeproj/project.pbxproj": text, "App/Kit/Package.swift": kit],
            [
                "App/Main.swift", "App/Old/O.swift", "App/Sub/Not+Me.swift", "App/Sub/Shared.swift", "App/Both/X.swift",
                "App/Both/Y/Z.swift",
                "App/Text.swift", "App/Template/T.swift", "Common/C.swift", "Lent/L.swift", "Lent/M.swift",
                "Apple/Q.swift",
                "App/Kit/Sources/Kit/K.swift", "App/Kit/Package.swift",
            ])
        #expect(fixture.targets(of: "App/Main.swift") == "App+Tool")
        #expect(fixture.targets(of: "App/Old/O.swift") == "./")
        #expect(fixture.targets(of: "App/Sub/Not+Me.swift") == "./")
        #expect(fixture.targets(of: "App/Sub/Shared.swift") == "App+Widget")
        #expect(fixture.targets(of: "App/Both/X.swift") == "App+Widget")
        #expect(fixture.targets(of: "App/Both/Y/Z.swift") == "App+Widget")
        #expect(fixture.targets(of: "App/Text.swift") == "./")
        #expect(fixture.targets(of: "App/Template/T.swift") == "./")
        #expect(fixture.targets(of: "Common/C.swift") == "App+Widget")
        #expect(fixture.targets(of: "Lent/L.swift") == "Widget")
        #expect(fixture.targets(of: "Lent/M.swift") == "./")
        #expect(fixture.targets(of: "Apple/Q.swift") == "./")
        #expect(fixture.targets(of: "App/Kit/Sources/Kit/K.swift") == "Kit")
        #expect(fixture.targets(of: "App/Kit/Package.swift") == "App/Kit/")
        #expect(fixture.map.modules.map(\.product).prefix(4) == [.application, .extension, .application, .library])
    }

    @Test func settingsGiveNamesAndPlatforms() {
        let text = projectText(
            targets: "A, B, C",
            objects: """
                G = {isa = PBXGroup; children = (); };
                PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); };
                PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.4; MACOSX_DEPLOYMENT_TARGET = 12.0;
                    SDKROOT = iphoneos; }; };
                PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos; }; };
                AL = {isa = XCConfigurationList; buildConfigurations = (AD, AR); defaultConfigurationName = Release; };
                AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "App Dev"; }; };
                AR = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = "My-App"; }; };
                BL = {isa = XCConfigurationList; buildConfigurations = (BD, BR); };
                BD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; SUPPORTED_PLATFORMS = "macosx iphoneos xros";
                    "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*]" = 18; XROS_DEPLOYMENT_TARGET = "$(RECOMMENDED)"; }; };
                BR = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_MODULE_NAME = "$(PRODUCT_NAME:c99extidentifier)";
                    PRODUCT_NAME = "$(TARGET_NAME)"; IPHONEOS_DEPLOYMENT_TARGET = "$(inherited)"; }; };
                CL = {isa = XCConfigurationList; buildConfigurations = (CD); };
                CD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_MODULE_NAME = Core; PRODUCT_NAME = "$(X)-$(Y)"; SDKROOT = watchos;
                    WATCHOS_DEPLOYMENT_TARGET = 9.0; }; };
                A = {isa = PBXNativeTarget; name = A; buildConfigurationList = AL; productType = "com.apple.product-type.application"; };
                B = {isa = PBXNativeTarget; name = "3 B"; buildConfigurationList = BL; productType = "com.apple.product-type.framework"; };
                C = {isa = PBXNativeTarget; name = C; buildConfigurationList = CL; productType = "com.apple.product-type.library.static"; };
                """, projectKeys: "buildConfigurationList = PL; ")
        let fixture = ModuleMapFixture(["App.xcodeproj/project.pbxproj": text], [])
        #expect(fixture.map.modules.map(\.name) == ["My_App", "__B", "Core"])
        #expect(fixture.map.modules.map(\.product) == [.application, .framework, .library])
        #expect(fixture.platforms(of: "A") == ["iOS 16.4"])
        // The number for the simulator is one of several: on a device the one of the project counts.
        #expect(fixture.platforms(of: "3 B") == ["iOS 16.4", "macOS 12.0"])
        #expect(fixture.platforms(of: "C") == ["watchOS 9.0"])
    }
}
