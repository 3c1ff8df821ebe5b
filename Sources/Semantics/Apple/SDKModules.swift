import SymbolIndex

/// Modules of Swift and Apple's SDKs.
package enum SDKModules {
    /// Swift's own modules, and those of Apple's SDKs that apps import.
    static let system = table.names(with: .system)
    /// They also give the names that code may have through Combine.
    package static let besideCombine = table.names(with: .besideCombine)
    /// With them a file has `Observable`.
    package static let withObservable = table.names(with: .withObservable)

    private static let table = TraitTable([
        ([.system, .besideCombine, .withObservable], ["SwiftUI"]),
        (
            [.system, .besideCombine],
            [
                "AVFoundation", "AVKit", "AppKit", "AuthenticationServices", "CloudKit", "CoreData", "CoreLocation",
                "Foundation", "MapKit", "PhotosUI", "StoreKit", "UIKit", "UserNotifications", "WatchKit", "WebKit",
                "WidgetKit",
            ]
        ),
        ([.system, .withObservable], ["Observation", "SwiftData"]),
        (
            [.system],
            [
                "ARKit", "AVFAudio", "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdServices", "AlarmKit",
                "AppIntents", "AppTrackingTransparency", "ApplicationServices", "AudioToolbox", "BackgroundTasks",
                "CallKit", "CarPlay", "Carbon", "Charts", "ClockKit", "Cocoa", "Combine", "CommonCrypto", "Compression",
                "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreFoundation", "CoreGraphics", "CoreHaptics",
                "CoreImage", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
                "CoreServices",
                "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CoreWLAN", "CryptoKit",
                "CryptoTokenKit", "Darwin", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "Dispatch",
                "DiskArbitration", "EventKit", "EventKitUI", "FamilyControls", "FileProvider", "FinanceKit",
                "FoundationModels", "FoundationNetworking", "FoundationEssentials", "GLKit", "GameController",
                "GameKit",
                "GameplayKit", "Glibc", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOBluetooth",
                "IOKit",
                "ImageIO", "ImagePlayground", "InputMethodKit", "Intents", "IntentsUI", "JavaScriptCore",
                "JournalingSuggestions", "LinkPresentation", "LocalAuthentication", "MLCompute", "ManagedSettings",
                "ManagedSettingsUI", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit",
                "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction",
                "Network", "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "OpenGLES", "PDFKit",
                "PackageDescription", "PassKit", "PencilKit", "Photos", "PlaygroundSupport", "PushKit", "QuartzCore",
                "QuickLook", "QuickLookThumbnailing", "QuickLookUI", "RealityKit", "RealityKitContent", "RegexBuilder",
                "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ScreenCaptureKit", "ScreenTime", "Security",
                "SensitiveContentAnalysis", "SensorKit", "ServiceManagement", "ShazamKit", "SoundAnalysis", "Speech",
                "SpriteKit", "Swift", "Synchronization", "SystemConfiguration", "SystemExtensions", "TVServices",
                "TVUIKit",
                "TabularData", "Testing", "TipKit", "Translation", "TranslationUIProvider", "UniformTypeIdentifiers",
                "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit",
                "WorkoutKit", "XCTest", "_Concurrency", "_PhotosUI_SwiftUI", "_SwiftData_SwiftUI", "os", "simd",
            ]
        ),
    ])
}

extension NameTraits {
    fileprivate static let system = NameTraits(rawValue: 1 << 0)
    fileprivate static let besideCombine = NameTraits(rawValue: 1 << 1)
    fileprivate static let withObservable = NameTraits(rawValue: 1 << 2)
}
