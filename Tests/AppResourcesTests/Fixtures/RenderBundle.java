import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/**
 * Renders exported resource bundles as Spring's {@code MessageSource} does: a text with values is a pattern of {@link
 * MessageFormat}, and one without is shown as it is.
 *
 * <p>{@code java RenderBundle.java} reads lines of the locale, the file, the key and the values, with tabs between them.
 * It prints a line for each.
 */
public class RenderBundle {
  public static void main(String[] arguments) throws Exception {
    Map<String, ResourceBundle> bundles = new HashMap<>();
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] fields = line.split("\t", -1);
      if (!bundles.containsKey(fields[1])) {
        try (InputStream file = new FileInputStream(fields[1])) {
          bundles.put(fields[1], new PropertyResourceBundle(file));
        }
      }
      Object[] values = new Object[fields.length - 3];
      for (int index = 3; index < fields.length; index++) {
        String text = fields[index];
        values[index - 3] = text.matches("[0-9]+") ? (Object) Integer.valueOf(text) : text;
      }
      String text = bundles.get(fields[1]).getString(fields[2]);
      out.println(
          values.length == 0
              ? text
              : new MessageFormat(text, Locale.forLanguageTag(fields[0])).format(values));
    }
    out.flush();
  }
}
