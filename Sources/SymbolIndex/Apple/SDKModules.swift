/// The modules of Swift's toolchain and of Apple's SDKs: what they declare belongs to no other repository.
///
/// A module that is missing here counts as one of unknown sources, which costs a line in a facts file and no type. A
/// package whose module has a name from here keeps its public types.
public enum SDKModules {
    public static func contains(_ name: String) -> Bool { names.contains(name) || name.hasPrefix("_") }

    private static let names = Set(
        """
        Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdServices AdSupport AlarmKit AppIntents AppKit \
        AppTrackingTransparency Appearance ApplicationServices ARKit AVFAudio AVFoundation AVKit AudioToolbox AudioUnit \
        AuthenticationServices BackgroundAssets BackgroundTasks Builtin CallKit CarPlay CFNetwork Charts Cinematic ClassKit \
        ClockKit CloudKit Cocoa Collaboration Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit \
        CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI \
        CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable \
        CoreVideo CoreWLAN CreateML CryptoKit CryptoTokenKit Cxx Darwin DataDetection DeveloperToolsSupport DeviceActivity \
        DeviceCheck Dispatch Distributed DriverKit EventKit EventKitUI ExposureNotification ExtensionFoundation ExtensionKit \
        ExternalAccessory FamilyControls FileProvider FinderSync FinanceKit Foundation FoundationEssentials \
        FoundationModels FoundationNetworking FoundationXML GLKit GSS GameController GameKit GameplayKit Glibc GroupActivities \
        HealthKit HealthKitUI HomeKit Hypervisor IOBluetooth IOKit IOSurface IdentityLookup ImageIO ImagePlayground \
        InputMethodKit Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication ManagedSettings MachO MapKit \
        Matter MediaAccessibility MediaPlayer MessageUI Messages MobileCoreServices Metal MetalFX MetalKit MetalPerformanceShaders MetricKit \
        ModelIO MultipeerConnectivity MusicKit Musl NaturalLanguage NearbyInteraction Network NetworkExtension \
        NotificationCenter OSLog ObjectiveC Observation OpenGLES PDFKit PHASE PackageDescription PackagePlugin PaperKit \
        PassKit PencilKit Photos PhotosUI PlaygroundSupport PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing \
        QuickLookUI RealityFoundation RealityKit RegexBuilder ReplayKit RoomPlan SafariServices \
        ScreenCaptureKit ScreenSaver ScreenTime Security SensorKit ServiceManagement SharedWithYou ShazamKit SiriKit SceneKit \
        SoundAnalysis Speech SpriteKit StickerKit StoreKit StoreKitTest Swift SwiftData SwiftUI SwiftUICore Symbols \
        Synchronization SystemConfiguration SystemExtensions TVMLKit TVServices TVUIKit TabularData Testing ThreadNetwork \
        TipKit Translation UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount \
        VideoToolbox Virtualization Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WinSDK \
        WorkoutKit XCTest XcodeKit dispatch libkern notify os simd sqlite3 zlib SQLite3 ucrt Android CRT
        """.split(separator: " ").map(String.init))
}
