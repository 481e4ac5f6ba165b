import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * Shows the requirements of the policy {@code strong} with a resource bundle. With Spring, {@code
 * messageSource.getMessage("rule.length.min.checklist", new Object[] {8}, locale)} does the same.
 *
 * <pre>
 * watchword export strong --to properties -o messages
 * java Rules.java messages ru
 * </pre>
 */
public class Rules {
  public static void main(String[] arguments) throws Exception {
    URL[] folder = {Path.of(arguments[0]).toUri().toURL()};
    Locale locale = Locale.forLanguageTag(arguments[1]);
    // Without this, a language without a file would get the texts of the system's language, not the default ones.
    ResourceBundle.Control control = ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
    ResourceBundle texts = ResourceBundle.getBundle("messages", locale, new URLClassLoader(folder), control);
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    out.println(text(texts, locale, "rule.length.min.checklist", 8));
    out.println(text(texts, locale, "rule.letters.min.checklist", 1));
    out.println(text(texts, locale, "rule.digits.min.checklist", 1));
  }

  private static String text(ResourceBundle texts, Locale locale, String key, Object... values) {
    return new MessageFormat(texts.getString(key), locale).format(values);
  }
}
