public final class AVSpeechSynthesizer {
    public init() {}

    public var isSpeaking: Bool { false }
}
