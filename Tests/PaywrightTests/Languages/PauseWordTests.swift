import Paywright
import PaywrightMessages
import Testing

/// What customers read of a pause is the same whoever made it: the customer, the merchant, or a payment that failed.
@Suite("No text to a customer states that the customer paused")
struct PauseWordTests {
    /// The beginning of what each language has for “you paused”, and a sentence with it.
    private static let rows: [(locale: String, words: [String], sentence: String)] = [
        ("ar", ["أوقفت", "قمت بإيقاف"], "لقد أوقفت اشتراكك مؤقتًا."),
        ("bn", ["পজ করেছেন"], "আপনি সাবস্ক্রিপশন পজ করেছেন।"),
        ("ca", ["has pausat", "has posat"], "Has posat la subscripció en pausa."),
        ("cs", ["pozastavili"], "Pozastavili jste předplatné."),
        ("da", ["du har sat", "har du sat", "du satte", "af dig"], "Du har sat abonnementet på pause."),
        (
            "de",
            ["du hast", "pausiert hast", "sie haben", "pausiert haben", "von dir", "von ihnen"],
            "Du hast dein Abo pausiert."
        ),
        (
            "el",
            ["έχετε θέσει", "θέσατε", "έχετε διακόψει", "διακόψατε"],
            "Έχετε θέσει τη συνδρομή σας σε παύση."
        ),
        (
            "en",
            ["you paused", "you’ve paused", "you have paused", "by you"],
            "You’ve paused your subscription."
        ),
        (
            "es",
            ["has pausado", "ha pausado", "pausaste", "pausó", "has puesto", "ha puesto"],
            "Has pausado tu suscripción."
        ),
        ("fi", ["olet keskeyttänyt", "olette keskeyttän", "keskeytit"], "Olet keskeyttänyt tilauksesi."),
        (
            "fr",
            ["avez mis", "avez suspendu", "tu as mis", "tu as suspendu"],
            "Vous avez mis votre abonnement en pause."
        ),
        ("gu", ["થોભાવ્યું"], "તમે સબ્સ્ક્રિપ્શન થોભાવ્યું છે."),
        ("he", ["השהית"], "השהית את המינוי שלך."),
        ("hi", ["आपने"], "आपने सब्सक्रिप्शन रोका है।"),
        ("hr", ["pauzirali"], "Pauzirali ste pretplatu."),
        ("hu", ["szüneteltett", "szünetelteti"], "Ön szünetelteti az előfizetését."),
        ("id", ["menjeda"], "Anda telah menjeda langganan."),
        ("it", ["hai sospeso", "ha sospeso", "hai messo", "ha messo"], "Hai messo in pausa l’abbonamento."),
        ("ja", ["お客様が", "一時停止しました", "一時停止して"], "サブスクリプションを一時停止しました。"),
        ("kn", ["ಗೊಳಿಸಿದ್ದೀರಿ"], "ನೀವು ಸಬ್‌ಸ್ಕ್ರಿಪ್ಶನ್ ಅನ್ನು ವಿರಾಮಗೊಳಿಸಿದ್ದೀರಿ."),
        ("ko", ["중지했", "중지하셨", "정지했", "정지하셨"], "구독을 일시 중지했습니다."),
        ("ml", ["നിങ്ങൾ സബ്‌സ്ക്രിപ്ഷൻ", "നിങ്ങൾ നിങ്ങളുടെ"], "നിങ്ങൾ സബ്‌സ്ക്രിപ്ഷൻ താൽക്കാലികമായി നിർത്തി."),
        ("mr", ["तुम्ही सदस्यत्व"], "तुम्ही सदस्यत्व थांबवले आहे."),
        ("ms", ["menjeda"], "Anda telah menjeda langganan."),
        ("nb", ["du har satt", "har du satt", "du satte", "av deg"], "Du har satt abonnementet på pause."),
        (
            "nl",
            ["je hebt", "u hebt", "heb je", "hebt u", "door jou", "door u gepauzeerd"],
            "Je hebt je abonnement gepauzeerd."
        ),
        ("or", ["ରଖିଛନ୍ତି", "କରିଛନ୍ତି"], "ଆପଣ ସବସ୍କ୍ରିପସନକୁ ସାମୟିକ ଭାବେ ବନ୍ଦ ରଖିଛନ୍ତି।"),
        ("pa", ["ਤੁਸੀਂ"], "ਤੁਸੀਂ ਸਬਸਕ੍ਰਿਪਸ਼ਨ ਰੋਕੀ ਹੈ।"),
        ("pl", ["wstrzymał"], "Wstrzymałeś subskrypcję."),
        ("pt-BR", ["pausou", "você colocou"], "Você pausou sua assinatura."),
        ("pt-PT", ["pausou", "colocou"], "Colocou a sua subscrição em pausa."),
        ("ro", ["ai pus", "ai suspendat", "ai întrerupt"], "Ai pus abonamentul în pauză."),
        ("ru", ["приостановили"], "Вы приостановили подписку."),
        ("sk", ["pozastavili"], "Pozastavili ste predplatné."),
        ("sl", ["ustavili"], "Naročnino ste začasno ustavili."),
        ("sv", ["du har pausat", "har du pausat", "du pausade", "av dig"], "Du har pausat ditt abonnemang."),
        ("ta", ["இடைநிறுத்தி"], "நீங்கள் சந்தாவை இடைநிறுத்தியுள்ளீர்கள்."),
        ("te", ["పాజ్ చేశారు"], "మీరు సబ్‌స్క్రిప్షన్‌ను పాజ్ చేశారు."),
        ("th", ["คุณได้หยุด", "หยุดการสมัครสมาชิกไว้"], "คุณหยุดการสมัครสมาชิกไว้ชั่วคราว"),
        ("tr", ["duraklattı"], "Aboneliğinizi duraklattınız."),
        ("uk", ["призупинили", "поставили"], "Ви поставили підписку на паузу."),
        ("ur", ["آپ نے"], "آپ نے سبسکرپشن موقوف کی ہے۔"),
        ("vi", ["bạn đã tạm dừng", "bạn tạm dừng"], "Bạn đã tạm dừng gói đăng ký."),
        ("zh-Hans", ["你已暂停", "你暂停", "您已暂停", "您暂停"], "你已暂停订阅。"),
        ("zh-Hant", ["你已暫停", "你暫停", "您已暫停", "您暫停"], "你已暫停訂閱。"),
    ]

    private static let texts = ["status.paused", "status.pauses", "status.resumes", "status.invoice.paused"]

    private static var locales: [String] {
        get throws { try SnapshotTests.locales + AddressTests.addressed }
    }

    /// The row of a language; a region and another form of address have their language’s.
    private static func row(of locale: String) throws -> (locale: String, words: [String], sentence: String) {
        try #require(rows.first { $0.locale == locale } ?? rows.first { locale.hasPrefix("\($0.locale)-") })
    }

    @Test("In no language", arguments: try locales)
    func customers(locale: String) throws {
        let words = try CatalogWords(locale, in: .builtin())
        #expect(words.texts(with: try Self.row(of: locale).words, in: Self.texts) == [])
    }

    @Test(
        "A sentence that states it is found in each language, with a date and without one",
        arguments: try SnapshotTests.locales
    )
    func fault(locale: String) throws {
        let row = try Self.row(of: locale)
        let library = try CatalogWords.library(
            locale,
            ["status.paused.unstated": row.sentence, "status.paused.detail": "{date}: \(row.sentence)"]
        )
        #expect(try CatalogWords(locale, in: library).texts(with: row.words, in: Self.texts).count == 2)
    }
}
