#include "internal.hpp"

#include <unicode/localebuilder.h>
#include <unicode/numsys.h>

#include <algorithm>
#include <map>
#include <vector>

namespace {

bool is_letter(char character) {
    return ('a' <= character && character <= 'z') || ('A' <= character && character <= 'Z');
}

bool is_digit(char character) {
    return '0' <= character && character <= '9';
}

bool is_alphanumeric(char character) {
    return is_letter(character) || is_digit(character);
}

/// Whether a subtag has a length in the range and only such characters.
bool is_made_of(bool (*kind)(char), std::string_view subtag, size_t shortest, size_t longest) {
    return shortest <= subtag.size() && subtag.size() <= longest && std::all_of(subtag.begin(), subtag.end(), kind);
}

bool is_variant(std::string_view subtag) {
    if (is_made_of(is_alphanumeric, subtag, 5, 8)) return true;
    return is_made_of(is_alphanumeric, subtag, 4, 4) && is_digit(subtag.front());
}

std::vector<std::string> split(std::string_view identifier) {
    std::vector<std::string> subtags(1);
    for (const char character : identifier) {
        if (character == '-' || character == '_') {
            subtags.emplace_back();
        } else {
            subtags.back() += character;
        }
    }
    return subtags;
}

/// Where the parts of a tag stand among its subtags.
struct Shape {
    size_t script;
    bool has_script;
    size_t variants_end;
};

/// Checks the subtags against BCP 47's `langtag`, which ICU reads more freely: it drops what it cannot use. Extended
/// languages have no place in a canonical tag, and ICU would take "en-USA" for a language "usa".
bool is_well_formed(const std::vector<std::string> &subtags, Shape &shape) {
    const size_t count = subtags.size();
    const std::string &language = subtags.front();
    if (!is_made_of(is_letter, language, 2, 3) && !is_made_of(is_letter, language, 5, 8)) return false;

    size_t next = 1;
    shape.script = next;
    shape.has_script = next < count && is_made_of(is_letter, subtags[next], 4, 4);
    if (shape.has_script) ++next;
    if (next < count && (is_made_of(is_letter, subtags[next], 2, 2) || is_made_of(is_digit, subtags[next], 3, 3))) {
        ++next;
    }
    while (next < count && is_variant(subtags[next])) ++next;
    shape.variants_end = next;

    while (next < count) {
        if (!is_made_of(is_alphanumeric, subtags[next], 1, 1)) return false;
        const bool is_private = subtags[next] == "x" || subtags[next] == "X";
        const size_t singleton = next++;
        while (next < count && is_made_of(is_alphanumeric, subtags[next], is_private ? 1 : 2, 8)) ++next;
        if (next == singleton + 1) return false;
    }
    return true;
}

/// glibc's modifiers that name a script or a variant; the others, such as "euro", say nothing about the language.
void apply_modifier(std::string_view modifier, std::vector<std::string> &subtags, const Shape &shape) {
    static constexpr std::pair<std::string_view, const char *> scripts[] = {
        {"latin", "Latn"}, {"cyrillic", "Cyrl"}, {"devanagari", "Deva"}};
    const auto at = [&](size_t index) { return subtags.begin() + static_cast<std::ptrdiff_t>(index); };
    if (modifier == "valencia") subtags.insert(at(shape.variants_end), "valencia");
    for (const auto &[name, script] : scripts) {
        if (modifier == name && !shape.has_script) subtags.insert(at(shape.script), script);
    }
}

/// The identifier as a BCP 47 tag, not yet canonical; empty when it is malformed.
std::string tag_of(std::string_view identifier) {
    std::string_view modifier, codeset;
    if (const auto at = identifier.find('@'); at != std::string_view::npos) {
        modifier = identifier.substr(at + 1);
        if (!is_made_of(is_alphanumeric, modifier, 1, identifier.size())) return "";
        identifier = identifier.substr(0, at);
    }
    if (const auto dot = identifier.find('.'); dot != std::string_view::npos) {
        codeset = identifier.substr(dot + 1);
        const auto is_codeset = [](char c) { return is_alphanumeric(c) || c == '-' || c == '_'; };
        if (!is_made_of(is_codeset, codeset, 1, identifier.size())) return "";
        identifier = identifier.substr(0, dot);
    }
    if (identifier == "C" || identifier == "POSIX") return "en-US";
    if (identifier == "root") return "und";

    std::vector<std::string> subtags = split(identifier);
    Shape shape{};
    if (!is_well_formed(subtags, shape)) return "";
    apply_modifier(modifier, subtags, shape);
    std::string tag = subtags.front();
    for (size_t index = 1; index < subtags.size(); ++index) tag += "-" + subtags[index];
    return tag;
}

/// The locale without the variant that ICU writes as "-u-va-posix": it is no language.
icu::Locale without_posix(const icu::Locale &locale, UErrorCode &code) {
    if (U_FAILURE(code) || std::strcmp(locale.getVariant(), "POSIX") != 0) return locale;
    return icu::LocaleBuilder().setLocale(locale).setVariant("").build(code);
}

/// Where a tag's private use ("-x-…") begins; its length where it has none.
size_t start_of_private_use(std::string_view tag) {
    for (size_t at = tag.find('-'); at != std::string_view::npos; at = tag.find('-', at + 1)) {
        const std::string_view rest = tag.substr(at + 1);
        if (rest.size() > 1 && (rest[0] == 'x' || rest[0] == 'X') && rest[1] == '-') return at;
    }
    return tag.size();
}

/// The tag without the letters of extensions that have no value: of "en-k-yes" ICU leaves "en-k", which is no tag.
std::string without_empty_extensions(const std::string &tag) {
    const std::vector<std::string> subtags = split(tag);
    std::string whole = subtags.front();
    for (size_t index = 1; index < subtags.size(); ++index) {
        const bool has_value = index + 1 < subtags.size() && subtags[index + 1].size() != 1;
        if (subtags[index].size() > 1 || has_value) whole += "-" + subtags[index];
    }
    return whole;
}

using Parents = std::map<std::string, std::string, std::less<>>;

/// ASCII letters in their small form.
std::string lowercase(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](char character) {
        return 'A' <= character && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
    });
    return text;
}

std::string hyphenated(std::string identifier) {
    std::replace(identifier.begin(), identifier.end(), '_', '-');
    return identifier;
}

/// Reads `parentLocales`: the keys are parents, the values one child or an array of them.
void read_parents(UResourceBundle *table, Parents &parents, UErrorCode &code) {
    for (int32_t index = 0; index < ures_getSize(table) && U_SUCCESS(code); ++index) {
        const cicu::Bundle entry(ures_getByIndex(table, index, nullptr, &code));
        if (U_FAILURE(code)) return;
        const std::string_view key = ures_getKey(entry.get());
        if (ures_getType(entry.get()) == URES_TABLE) {
            // Later data may group the locales; the groups of these components are not about texts.
            static constexpr std::string_view others[] = {
                "collations", "segmentations", "plurals", "grammaticalFeatures"};
            if (std::find(std::begin(others), std::end(others), key) == std::end(others)) {
                read_parents(entry.get(), parents, code);
            }
            continue;
        }
        const std::string parent = hyphenated(std::string(key == "root" ? "" : key));
        for (int32_t child = 0; child < ures_getSize(entry.get()); ++child) {  // A string counts as one.
            int32_t length = 0;
            UErrorCode not_text = U_ZERO_ERROR;
            const UChar *text = ures_getType(entry.get()) == URES_STRING
                ? ures_getString(entry.get(), &length, &not_text)
                : ures_getStringByIndex(entry.get(), child, &length, &not_text);
            if (U_FAILURE(not_text)) continue;
            std::string identifier;
            icu::UnicodeString(text, length).toUTF8String(identifier);
            parents.emplace(hyphenated(identifier), parent);
        }
    }
}

struct ParentData {
    Parents parents;
    UErrorCode code = U_ZERO_ERROR;

    ParentData() {
        const cicu::Bundle data(ures_openDirect(nullptr, "supplementalData", &code));
        const cicu::Bundle table(ures_getByKey(data.get(), "parentLocales", nullptr, &code));
        if (U_SUCCESS(code)) read_parents(table.get(), parents, code);
    }
};

/// Whether the tag is a language in a script that is not its usual one ("ru-Latn"). CLDR's rule for those is the
/// parent root; it lists the ones it has locales for up to CLDR 44, and only states the rule later.
bool is_in_unlikely_script(const std::string &tag, UErrorCode &code) {
    const icu::Locale locale = cicu::parse_locale(tag.c_str(), code);
    if (U_FAILURE(code) || *locale.getScript() == '\0' || *locale.getCountry() != '\0') return false;
    if (*locale.getVariant() != '\0') return false;
    icu::Locale likely(locale.getLanguage());
    likely.addLikelySubtags(code);
    return U_SUCCESS(code) && std::strcmp(likely.getScript(), locale.getScript()) != 0;
}

/// What nearly every catalog states of its numbers and dates, and the tag without it.
struct Keywords {
    std::string plain;
    bool calendar = false;
    bool digits = false;
};

/// Told in its own words, ICU need not read its tables of keywords, which take longer than all else that a short program
/// does.
Keywords common_keywords(std::string_view tag) {
    const auto start = tag.find("-u-");
    const bool is_private = tag.substr(0, 2) == "x-" || tag.find("-x-") < start;
    if (start == 0 || start == std::string_view::npos || is_private) return {std::string(tag)};
    const std::string_view keywords = tag.substr(start);
    const bool calendar = keywords == "-u-ca-gregory" || keywords == "-u-ca-gregory-nu-latn";
    const bool digits = keywords == "-u-nu-latn" || keywords == "-u-ca-gregory-nu-latn";
    return {std::string(tag.substr(0, calendar || digits ? start : tag.size())), calendar, digits};
}

}  // namespace

icu::Locale cicu::parse_locale(const char *tag, UErrorCode &code) {
    if (!present(code, tag)) return icu::Locale::getRoot();
    const Keywords keywords = common_keywords(tag);
    icu::Locale locale = icu::Locale::forLanguageTag(keywords.plain, code);
    if (U_SUCCESS(code) && locale.isBogus()) code = U_ILLEGAL_ARGUMENT_ERROR;
    if (keywords.calendar) locale.setKeywordValue("calendar", "gregorian", code);
    if (keywords.digits) locale.setKeywordValue("numbers", "latn", code);
    return locale;
}

std::string cicu::plain_tag(const icu::Locale &locale, UErrorCode &code) {
    const icu::Locale named = without_posix(locale, code);
    if (U_FAILURE(code)) return "";
    const icu::Locale plain = icu::LocaleBuilder().setLocale(named).clearExtensions().build(code);
    auto tag = plain.toLanguageTag<std::string>(code);
    return tag == "und" ? "" : tag;
}

std::string cicu::parent_tag(const std::string &tag, UErrorCode &code) {
    static const ParentData data;
    if (U_SUCCESS(code) && U_FAILURE(data.code)) code = data.code;
    if (U_FAILURE(code)) return "";
    if (const auto found = data.parents.find(tag); found != data.parents.end()) return found->second;
    if (is_in_unlikely_script(tag, code)) return "";
    const auto last = tag.rfind('-');
    const std::string parent = last == std::string::npos ? "" : tag.substr(0, last);
    return parent == "und" ? "" : parent;
}

int32_t cicu_locale_canonicalize(const char *identifier, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, identifier)) return 0;
        // The longest that ICU's own buffers for locale identifiers hold in every form.
        constexpr size_t longest = 100;
        const size_t length = strnlen(identifier, longest + 1);
        std::string tag = length > longest ? "" : tag_of({identifier, length});
        if (tag.empty()) {
            code = U_ILLEGAL_ARGUMENT_ERROR;
            return 0;
        }
        // ICU writes some variants as private use and some private use as variants; to BCP 47 it has no meaning.
        const size_t private_use = start_of_private_use(tag);
        const std::string kept = lowercase(tag.substr(private_use));
        tag.resize(private_use);
        icu::Locale locale = cicu::parse_locale(tag.c_str(), code);
        if (U_FAILURE(code)) return 0;
        locale.canonicalize(code);
        locale = without_posix(locale, code);
        if (U_FAILURE(code)) return 0;
        const auto canonical = locale.toLanguageTag<std::string>(code);
        if (U_FAILURE(code)) return 0;
        return cicu::copy_utf8(without_empty_extensions(canonical) + kept, buffer, capacity, code);
    });
}

int32_t cicu_locale_tag_of_identifier(const char *identifier, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, identifier)) return 0;
        const icu::Locale locale(identifier);
        if (locale.isBogus()) code = U_ILLEGAL_ARGUMENT_ERROR;
        const auto tag = locale.toLanguageTag<std::string>(code);
        return U_FAILURE(code) ? 0 : cicu::copy_utf8(tag, buffer, capacity, code);
    });
}

int32_t cicu_locale_maximize(const char *locale, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        const std::string tag = cicu::plain_tag(cicu::parse_locale(locale, code), code);
        icu::Locale likely = cicu::parse_locale(tag.c_str(), code);
        if (U_FAILURE(code)) return 0;
        likely.addLikelySubtags(code);
        return cicu::copy_utf8(likely.toLanguageTag<std::string>(code), buffer, capacity, code);
    });
}

int32_t cicu_locale_parent(const char *locale, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        const std::string tag = cicu::plain_tag(cicu::parse_locale(locale, code), code);
        return cicu::copy_utf8(cicu::parent_tag(tag, code), buffer, capacity, code);
    });
}

bool cicu_locale_is_right_to_left(const char *locale) {
    cicu_status status = U_ZERO_ERROR;
    return cicu::guarded(&status, false, [&](UErrorCode &code) -> bool {
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        return U_SUCCESS(code) && parsed.isRightToLeft();
    });
}

int32_t cicu_locale_keyword(
    const char *locale, const char *key, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, locale, key)) return 0;
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        const char *name = strnlen(key, 3) == 2 ? uloc_toLegacyKey(key) : nullptr;
        if (!cicu::present(code, name)) return 0;
        // ICU fails for a keyword that is not there as it does for an impossible one.
        if (parsed.getKeywordValue<std::string>(name, code).empty()) return 0;
        return cicu::copy_utf8(parsed.getUnicodeKeywordValue<std::string>(key, code), buffer, capacity, code);
    });
}

int32_t cicu_locale_numbering_system(const char *locale, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, locale)) return 0;
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        const auto system = cicu::owned(icu::NumberingSystem::createInstance(parsed, code), code);
        return U_SUCCESS(code) ? cicu::copy_utf8(std::string(system->getName()), buffer, capacity, code) : 0;
    });
}

int32_t cicu_locale_digits(const char *locale, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        const icu::Locale parsed = cicu::parse_locale(locale, code);
        const auto system = cicu::owned(icu::NumberingSystem::createInstance(parsed, code), code);
        if (U_FAILURE(code) || system->isAlgorithmic() || system->getRadix() != 10) return 0;
        return cicu::copy_utf8(system->getDescription(), buffer, capacity, code);
    });
}

int32_t cicu_locale_set_keyword(
    const char *locale, const char *key, const char *value, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, locale, key, value)) return 0;
        std::string tag = locale;
        const std::string kept = tag.substr(start_of_private_use(tag));
        tag.resize(tag.size() - kept.size());
        const icu::Locale parsed = cicu::parse_locale(tag.c_str(), code);
        if (U_FAILURE(code)) return 0;
        // The builder checks the key and the value, which a locale itself only drops when they are malformed.
        const icu::Locale changed =
            icu::LocaleBuilder().setLocale(parsed).setUnicodeLocaleKeyword(key, value).build(code);
        const auto canonical = changed.toLanguageTag<std::string>(code);
        return cicu::copy_utf8(canonical + kept, buffer, capacity, code);
    });
}

int32_t cicu_locale_display_name(
    const char *locale, const char *in_locale, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        const icu::Locale named = cicu::parse_locale(locale, code);
        const icu::Locale reader = cicu::parse_locale(in_locale, code);
        if (U_FAILURE(code)) return 0;
        icu::UnicodeString name;
        return cicu::copy_utf8(named.getDisplayName(reader, name), buffer, capacity, code);
    });
}
