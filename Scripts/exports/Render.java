import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.ULocale;
import java.io.File;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Renders exported texts with ICU: Android's resources as {@code Resources.getQuantityString} does, which takes the form
 * from ICU's plural rules and fills it in with {@code String.format}; and messages of ARB with ICU's MessageFormat.
 *
 * <p>{@code java Render.java android|icu REQUESTS}: a request is a line of the locale, the file or the message, the key,
 * and the values as {@code name=value}, with tabs between them. A text is a line.
 */
public class Render {
  public static void main(String[] arguments) throws Exception {
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    Map<String, Map<String, Map<String, String>>> files = new HashMap<>();
    Map<String, MessageFormat> formats = new HashMap<>();
    for (String line : Files.readAllLines(Path.of(arguments[1]))) {
      String[] fields = line.split("\t", -1);
      ULocale locale = ULocale.forLanguageTag(fields[0]);
      if (arguments[0].equals("icu")) {
        Map<String, Object> values = new HashMap<>();
        for (int index = 3; index < fields.length; index++) {
          String[] pair = fields[index].split("=", 2);
          values.put(pair[0], pair[1].matches("[0-9]+") ? (Object) Long.valueOf(pair[1]) : pair[1]);
        }
        MessageFormat format =
            formats.computeIfAbsent(fields[0] + fields[1], key -> new MessageFormat(fields[1], locale));
        out.println(format.format(values));
        continue;
      }
      if (!files.containsKey(fields[1])) files.put(fields[1], resources(new File(fields[1])));
      Map<String, String> forms = files.get(fields[1]).get(fields[2]);
      Object[] values = new Object[fields.length - 3];
      for (int index = 3; index < fields.length; index++) {
        String value = fields[index].split("=", 2)[1];
        values[index - 3] = value.matches("[0-9]+") ? (Object) Integer.valueOf(value) : value;
      }
      String form = forms.get("");
      if (form == null) {
        // The number that chooses comes first; it is the last one of the values here.
        String category = PluralRules.forLocale(locale).select((Integer) values[values.length - 1]);
        form = forms.getOrDefault(category, forms.get("other"));
      }
      out.println(values.length == 0 ? form : String.format(Locale.forLanguageTag(fields[0]), form, values));
    }
    out.flush();
  }

  private static Map<String, Map<String, String>> resources(File file) throws Exception {
    Element root = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).getDocumentElement();
    Map<String, Map<String, String>> resources = new HashMap<>();
    NodeList strings = root.getElementsByTagName("string");
    for (int index = 0; index < strings.getLength(); index++) {
      Element string = (Element) strings.item(index);
      resources.put(string.getAttribute("name"), Map.of("", unescaped(string.getTextContent())));
    }
    NodeList plurals = root.getElementsByTagName("plurals");
    for (int index = 0; index < plurals.getLength(); index++) {
      Element plural = (Element) plurals.item(index);
      Map<String, String> forms = new HashMap<>();
      NodeList items = plural.getElementsByTagName("item");
      for (int place = 0; place < items.getLength(); place++) {
        Element item = (Element) items.item(place);
        forms.put(item.getAttribute("quantity"), unescaped(item.getTextContent()));
      }
      resources.put(plural.getAttribute("name"), forms);
    }
    return resources;
  }

  /** The text without Android's escapes. */
  private static String unescaped(String text) {
    StringBuilder result = new StringBuilder();
    for (int index = 0; index < text.length(); index++) {
      char character = text.charAt(index);
      if (character != '\\') {
        result.append(character);
      } else if (text.charAt(++index) == 'u') {
        result.append((char) Integer.parseInt(text.substring(index + 1, index + 5), 16));
        index += 4;
      } else {
        result.append(text.charAt(index) == 'n' ? '\n' : text.charAt(index));
      }
    }
    return result.toString();
  }
}
