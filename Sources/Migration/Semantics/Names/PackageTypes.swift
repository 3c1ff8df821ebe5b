import SymbolIndex
import Syntax

/// Tells types that a package may declare whose sources are not read (catalogue 214).
struct PackageTypes {
    private let semantics: Semantics
    /// The modules that files import from neither the project nor an SDK.
    private let modules: Set<NameID>
    private var answers: [NameID: Bool] = [:]

    init(_ semantics: Semantics) {
        self.semantics = semantics
        let index = semantics.index
        var modules: Set<NameID> = []
        for file in index.files.indices { modules.formUnion(index.files[file].imports.map { index.translate($0.module, file: file) }) }
        let known = PackageTypes.systemModules.union(index.moduleNames)
        self.modules = modules.filter { !known.contains(index.text($0)) }
    }

    /// True where each file that names a type from outside imports a package: a file without one has the type from an SDK.
    mutating func mayDeclare(_ name: NameID) -> Bool {
        if let known = answers[name] { return known }
        let index = semantics.index
        let files = semantics.files(mentioning: name)
        let answer = !files.isEmpty && files.allSatisfy { file in
            index.files[file].imports.contains { modules.contains(index.translate($0.module, file: file)) }
        }
        answers[name] = answer
        return answer
    }

    /// Swift's own modules, and those of Apple's SDKs that apps import.
    private static let systemModules: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdServices", "AlarmKit", "AppIntents",
        "AppKit", "AppTrackingTransparency", "ApplicationServices", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay",
        "Carbon", "Charts", "ClockKit", "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio",
        "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML",
        "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CoreWLAN",
        "CryptoKit", "CryptoTokenKit", "Darwin", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "Dispatch", "DiskArbitration", "EventKit",
        "EventKitUI", "FamilyControls", "FileProvider", "FinanceKit", "Foundation", "FoundationModels", "FoundationNetworking", "FoundationEssentials",
        "GLKit", "GameController", "GameKit", "GameplayKit", "Glibc", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOBluetooth", "IOKit",
        "ImageIO", "ImagePlayground", "InputMethodKit", "Intents", "IntentsUI", "JavaScriptCore", "JournalingSuggestions", "LinkPresentation",
        "LocalAuthentication", "MLCompute", "ManagedSettings", "ManagedSettingsUI", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
        "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension",
        "NotificationCenter", "OSLog", "ObjectiveC", "Observation", "OpenGLES", "PDFKit", "PackageDescription", "PassKit", "PencilKit", "Photos",
        "PhotosUI", "PlaygroundSupport", "PushKit", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "QuickLookUI", "RealityKit", "RealityKitContent",
        "RegexBuilder", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ScreenCaptureKit", "ScreenTime", "Security", "SensitiveContentAnalysis",
        "SensorKit", "ServiceManagement", "ShazamKit", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI",
        "Synchronization", "SystemConfiguration", "SystemExtensions", "TVServices", "TVUIKit", "TabularData", "Testing", "TipKit", "Translation",
        "TranslationUIProvider", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
        "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "XCTest", "_Concurrency", "_PhotosUI_SwiftUI", "_SwiftData_SwiftUI",
        "os", "simd",
    ]
}
