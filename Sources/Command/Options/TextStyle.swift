import ArgumentParser
import WatchwordPolicy

/// The wordings that `text --style` offers.
extension TextStyle: ExpressibleByArgument {}
