# Scripts/release.sh replaces the names between @ signs; the result belongs into a tap. The formula builds from source,
# because there are no binary releases for macOS. Not tested on macOS.
class Watchword < Formula
  desc "Checks translations and turns password policies into rule text"
  homepage "@REPOSITORY@"
  url "@REPOSITORY@", using: :git, tag: "v@VERSION@", revision: "@COMMIT@"
  license "Apache-2.0"

  depends_on xcode: ["26.0", :build]
  depends_on "pkgconf" => :build
  depends_on "libxml2"
  uses_from_macos "zlib"

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "watchword"
    bin.install ".build/release/watchword"
    generate_completions_from_executable(bin/"watchword", "--generate-completion-script")
  end

  test do
    (testpath/"de.strings").write "\"a\" = \"b\";\n"
    assert_match "No findings", shell_output("#{bin}/watchword lint de.strings")
  end
end
