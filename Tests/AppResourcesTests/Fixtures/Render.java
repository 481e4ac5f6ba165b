import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.ULocale;
import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
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
 * <p>{@code java Render.java android|icu} reads lines of the locale, the file or the message, the key, the number that
 * chooses the form, and the values as {@code name=value}, with tabs between them. It prints a line for each.
 */
public class Render {
  private static final Map<String, Map<String, Map<String, String>>> files = new HashMap<>();
  private static final Map<String, MessageFormat> formats = new HashMap<>();

  public static void main(String[] arguments) throws Exception {
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] fields = line.split("\t", -1);
      out.println(arguments[0].equals("icu") ? messageFormat(fields) : android(fields));
    }
    out.flush();
  }

  private static Object value(String text) {
    return text.matches("[0-9]+") ? (Object) Integer.valueOf(text) : text;
  }

  private static String messageFormat(String[] fields) {
    Map<String, Object> values = new HashMap<>();
    for (int index = 4; index < fields.length; index++) {
      String[] pair = fields[index].split("=", 2);
      values.put(pair[0], value(pair[1]));
    }
    ULocale locale = ULocale.forLanguageTag(fields[0]);
    return formats
        .computeIfAbsent(fields[0] + "\t" + fields[1], key -> new MessageFormat(fields[1], locale))
        .format(values);
  }

  private static String android(String[] fields) throws Exception {
    if (!files.containsKey(fields[1])) files.put(fields[1], resources(new File(fields[1])));
    Map<String, String> forms = files.get(fields[1]).get(fields[2]);
    Object[] values = new Object[fields.length - 4];
    for (int index = 4; index < fields.length; index++) values[index - 4] = value(fields[index].split("=", 2)[1]);
    String form = forms.get("");
    if (form == null) {
      PluralRules rules = PluralRules.forLocale(ULocale.forLanguageTag(fields[0]));
      form = forms.getOrDefault(rules.select(Integer.parseInt(fields[3])), forms.get("other"));
    }
    return values.length == 0 ? form : String.format(Locale.forLanguageTag(fields[0]), form, values);
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
