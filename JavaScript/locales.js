// Which language of a manifest speaks for a locale.

/**
 * The language for a locale, by the manifest's table: `languageFor(manifest, "de-AT")` is `{ locale: "de",
 * file: "paywright.de.json", isFallback: false, … }`; undefined where none speaks.
 */
export function languageFor({ matching, languages }, tag) {
  const table = new Map(Object.entries(matching.table).map(([name, locale]) => [name.toLowerCase(), locale]));
  // Extensions begin with a subtag of one letter; POSIX writes "de_AT.UTF-8@euro".
  const subtags = tag.toLowerCase().replace(/_/g, "-").replace(/[.@].*|-\w(-.*)?$/, "").split("-");
  let found;
  while (found === undefined && subtags.length) {
    found = table.get(subtags.join("-"));
    // A script is never taken away: not everyone who reads Serbian in Cyrillic letters reads Latin ones.
    if (/^[a-z]{4}$/.test(subtags.pop())) break;
  }
  const language = languages.find(({ locale }) => locale === (found ?? matching.fallback));
  return language && { ...language, isFallback: !found };
}
