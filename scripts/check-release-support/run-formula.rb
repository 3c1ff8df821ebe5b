# Installs and tests a formula as Homebrew would, as far as ours go: run-formula.rb FORMULA DIRECTORY PREFIX linux-x86_64|linux-aarch64|macos-universal
#
# DIRECTORY holds the archives. All that the formula names must be there, with the checksums that it says.
require "digest"
require "fileutils"
require "pathname"

formula, archives, prefix, platform = ARGV
PLATFORM = platform
PREFIX = Pathname(prefix)

# A folder of the prefix. Homebrew installs files into it by their last names.
class Folder
  def initialize(path) = @path = PREFIX / path
  def install(file) = FileUtils.mkdir_p(@path) && FileUtils.cp(file, @path)
  def /(name) = (@path / name)
  def to_s = @path.to_s
end

class Formula
  class << self
    attr_reader :downloads, :test_block, :texts

    def inherited(child)
      child.instance_variable_set(:@downloads, [])
      child.instance_variable_set(:@texts, {})
      super
    end

    %i[desc homepage version license].each { |name| define_method(name) { |text| @texts[name] = text } }
    def on_macos = within("macos-universal") { yield }
    def on_linux = within("linux-x86_64", "linux-aarch64") { yield }
    def on_intel = within("linux-x86_64") { yield }
    def on_arm = within("linux-aarch64") { yield }
    def url(text) = @downloads << [text, nil, @platforms]
    def sha256(text) = @downloads.last[1] = text
    def test(&block) = @test_block = block

    def within(*platforms)
      outer = @platforms
      @platforms = outer ? outer & platforms : platforms
      yield
      @platforms = outer
    end
  end

  def version = self.class.texts.fetch(:version)
  def bin = Folder.new("bin")
  def man1 = Folder.new("share/man/man1")
  def bash_completion = Folder.new("etc/bash_completion.d")
  def zsh_completion = Folder.new("share/zsh/site-functions")
  def fish_completion = Folder.new("share/fish/vendor_completions.d")
  def testpath = (PREFIX / "test").tap(&:mkpath)

  def shell_output(command, status = 0)
    text = `#{command}`
    raise "#{command} ended with #{$?.exitstatus}" if $?.exitstatus != status
    text
  end

  def assert_match(expected, text)
    raise "#{expected} is not in #{text}" unless text.include?(expected)
  end
end

load formula
%i[desc homepage version license].each { |name| Reobserve.texts.fetch(name) }
Reobserve.downloads.each do |url, sum, platforms|
  file = Pathname(archives) / File.basename(url)
  raise "#{url} is for #{platforms}" if platforms.size != 1 || !url.include?(platforms.first)
  raise "#{file} has another checksum" if Digest::SHA256.file(file).hexdigest != sum
end
url, = Reobserve.downloads.find { |_, _, platforms| platforms == [PLATFORM] }
unpacked = PREFIX / "unpacked"
unpacked.mkpath
system("tar", "xzf", (Pathname(archives) / File.basename(url)).to_s, "--strip-components", "1", "-C", unpacked.to_s, exception: true)
installed = Reobserve.new
Dir.chdir(unpacked) { installed.install }
installed.instance_eval(&Reobserve.test_block)
puts Pathname.glob(PREFIX / "{bin,etc,share}/**/*").select(&:file?).map { |file| file.relative_path_from(PREFIX) }.sort
