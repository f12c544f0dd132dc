// The catalogs of Locales/, embedded by C23's #embed: the compiler reads them straight into the binary and rebuilds
// when one changes. A test compares this list with the folder.

#include "PaywrightLocales.h"

static const unsigned char en[] = {
#embed "../../Locales/en.arb"
};
static const unsigned char ar[] = {
#embed "../../Locales/ar.arb"
};
static const unsigned char bn[] = {
#embed "../../Locales/bn.arb"
};
static const unsigned char ca[] = {
#embed "../../Locales/ca.arb"
};
static const unsigned char cs[] = {
#embed "../../Locales/cs.arb"
};
static const unsigned char da[] = {
#embed "../../Locales/da.arb"
};
static const unsigned char de[] = {
#embed "../../Locales/de.arb"
};
static const unsigned char el[] = {
#embed "../../Locales/el.arb"
};
static const unsigned char en_AU[] = {
#embed "../../Locales/en-AU.arb"
};
static const unsigned char en_CA[] = {
#embed "../../Locales/en-CA.arb"
};
static const unsigned char en_GB[] = {
#embed "../../Locales/en-GB.arb"
};
static const unsigned char es[] = {
#embed "../../Locales/es.arb"
};
static const unsigned char es_MX[] = {
#embed "../../Locales/es-MX.arb"
};
static const unsigned char fi[] = {
#embed "../../Locales/fi.arb"
};
static const unsigned char fr[] = {
#embed "../../Locales/fr.arb"
};
static const unsigned char fr_CA[] = {
#embed "../../Locales/fr-CA.arb"
};
static const unsigned char gu[] = {
#embed "../../Locales/gu.arb"
};
static const unsigned char he[] = {
#embed "../../Locales/he.arb"
};
static const unsigned char hi[] = {
#embed "../../Locales/hi.arb"
};
static const unsigned char hr[] = {
#embed "../../Locales/hr.arb"
};
static const unsigned char hu[] = {
#embed "../../Locales/hu.arb"
};
static const unsigned char id_[] = {
#embed "../../Locales/id.arb"
};
static const unsigned char it[] = {
#embed "../../Locales/it.arb"
};
static const unsigned char ja[] = {
#embed "../../Locales/ja.arb"
};
static const unsigned char kn[] = {
#embed "../../Locales/kn.arb"
};
static const unsigned char ko[] = {
#embed "../../Locales/ko.arb"
};
static const unsigned char ml[] = {
#embed "../../Locales/ml.arb"
};
static const unsigned char mr[] = {
#embed "../../Locales/mr.arb"
};
static const unsigned char ms[] = {
#embed "../../Locales/ms.arb"
};
static const unsigned char nb[] = {
#embed "../../Locales/nb.arb"
};
static const unsigned char nl[] = {
#embed "../../Locales/nl.arb"
};
static const unsigned char or_[] = {
#embed "../../Locales/or.arb"
};
static const unsigned char pa[] = {
#embed "../../Locales/pa.arb"
};
static const unsigned char pl[] = {
#embed "../../Locales/pl.arb"
};
static const unsigned char pt_BR[] = {
#embed "../../Locales/pt-BR.arb"
};
static const unsigned char pt_PT[] = {
#embed "../../Locales/pt-PT.arb"
};
static const unsigned char ro[] = {
#embed "../../Locales/ro.arb"
};
static const unsigned char ru[] = {
#embed "../../Locales/ru.arb"
};
static const unsigned char sk[] = {
#embed "../../Locales/sk.arb"
};
static const unsigned char sl[] = {
#embed "../../Locales/sl.arb"
};
static const unsigned char sv[] = {
#embed "../../Locales/sv.arb"
};
static const unsigned char ta[] = {
#embed "../../Locales/ta.arb"
};
static const unsigned char te[] = {
#embed "../../Locales/te.arb"
};
static const unsigned char th[] = {
#embed "../../Locales/th.arb"
};
static const unsigned char tr[] = {
#embed "../../Locales/tr.arb"
};
static const unsigned char uk[] = {
#embed "../../Locales/uk.arb"
};
static const unsigned char ur[] = {
#embed "../../Locales/ur.arb"
};
static const unsigned char vi[] = {
#embed "../../Locales/vi.arb"
};
static const unsigned char zh_Hans[] = {
#embed "../../Locales/zh-Hans.arb"
};
static const unsigned char zh_Hant[] = {
#embed "../../Locales/zh-Hant.arb"
};

static const unsigned char cldr_differences[] = {
#embed "../../Locales/cldr-differences.json"
};

#define CATALOG(locale, name) {locale, name, sizeof name}

static const builtin_catalog catalogs[] = {
    CATALOG("en", en),
    CATALOG("ar", ar),
    CATALOG("bn", bn),
    CATALOG("ca", ca),
    CATALOG("cs", cs),
    CATALOG("da", da),
    CATALOG("de", de),
    CATALOG("el", el),
    CATALOG("en-AU", en_AU),
    CATALOG("en-CA", en_CA),
    CATALOG("en-GB", en_GB),
    CATALOG("es", es),
    CATALOG("es-MX", es_MX),
    CATALOG("fi", fi),
    CATALOG("fr", fr),
    CATALOG("fr-CA", fr_CA),
    CATALOG("gu", gu),
    CATALOG("he", he),
    CATALOG("hi", hi),
    CATALOG("hr", hr),
    CATALOG("hu", hu),
    CATALOG("id", id_),
    CATALOG("it", it),
    CATALOG("ja", ja),
    CATALOG("kn", kn),
    CATALOG("ko", ko),
    CATALOG("ml", ml),
    CATALOG("mr", mr),
    CATALOG("ms", ms),
    CATALOG("nb", nb),
    CATALOG("nl", nl),
    CATALOG("or", or_),
    CATALOG("pa", pa),
    CATALOG("pl", pl),
    CATALOG("pt-BR", pt_BR),
    CATALOG("pt-PT", pt_PT),
    CATALOG("ro", ro),
    CATALOG("ru", ru),
    CATALOG("sk", sk),
    CATALOG("sl", sl),
    CATALOG("sv", sv),
    CATALOG("ta", ta),
    CATALOG("te", te),
    CATALOG("th", th),
    CATALOG("tr", tr),
    CATALOG("uk", uk),
    CATALOG("ur", ur),
    CATALOG("vi", vi),
    CATALOG("zh-Hans", zh_Hans),
    CATALOG("zh-Hant", zh_Hant),
};

size_t builtin_catalog_count(void) { return sizeof catalogs / sizeof *catalogs; }

builtin_catalog builtin_catalog_at(size_t index) { return catalogs[index]; }

builtin_catalog builtin_cldr_differences(void) { return (builtin_catalog)CATALOG("", cldr_differences); }
