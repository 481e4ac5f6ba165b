// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let hi: StaticString = ##"""
    {
      "version": 1,
      "locale": "hi",
      "messages": {
        "notes.advice.heading": "क्या करना है",
        "notes.advice.manager": "पासवर्ड मैनेजर आपके लिए नए पासवर्ड बनाता है और उन्हें याद रखता है।",
        "notes.advice.nothing": "आपको कुछ भी करने की ज़रूरत नहीं है।",
        "notes.advice.unique": "ऐसा पासवर्ड इस्तेमाल करें जिसे आप कहीं और इस्तेमाल नहीं करते।",
        "notes.advice.words": "ऐसे कई शब्द, जिनका आपस में कोई संबंध न हो, याद रखने में आसान होते हैं और उनका अनुमान लगाना मुश्किल होता है।",
        "notes.changed.heading": "क्या बदल रहा है",
        "notes.changed.item": "%1$@ (पहले: %2$@)",
        "notes.characters.allowed": "सिर्फ़ कुछ तय कैरेक्टर की अनुमति है",
        "notes.characters.forbidden": "कुछ कैरेक्टर की अनुमति नहीं है",
        "notes.characters.some": {"plural":{"one":"तय सूची में से कम से कम %lld कैरेक्टर","other":"तय सूची में से कम से कम %lld कैरेक्टर"}},
        "notes.current.asked": "अगर आपका मौजूदा पासवर्ड नए नियम पूरे नहीं करता, तो साइन इन करते समय आपको नया पासवर्ड सेट करना होगा।",
        "notes.current.heading": "आपका मौजूदा पासवर्ड",
        "notes.current.keeps": "आपका मौजूदा पासवर्ड काम करता रहेगा। नए नियम अगली बार पासवर्ड बदलने पर लागू होंगे।",
        "notes.current.replaced": "अगली बार साइन इन करते समय आपको नया पासवर्ड सेट करना होगा।",
        "notes.easier.heading": "क्या आसान हो रहा है",
        "notes.easier.lead": "ये नियम अब लागू नहीं हैं:",
        "notes.from": "लागू होने की तारीख: %@",
        "notes.length.longer": {"text":"नए पासवर्ड में कम से कम %1$#@length@ (पहले: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg कैरेक्टर होना चाहिए","other":"%arg कैरेक्टर होने चाहिए"}}}},
        "notes.length.most": {"text":"नए पासवर्ड में ज़्यादा से ज़्यादा %1$#@length@ (पहले: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg कैरेक्टर हो सकता है","other":"%arg कैरेक्टर हो सकते हैं"}}}},
        "notes.length.shorter": {"text":"नए पासवर्ड के लिए %1$#@length@ (पहले: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg कैरेक्टर काफ़ी है","other":"%arg कैरेक्टर काफ़ी हैं"}}}},
        "notes.new.heading": "क्या नया है",
        "notes.new.lead": "नए पासवर्ड को ये नियम भी पूरे करने होंगे:",
        "notes.observed.few": "इस्तेमाल हो रहे लगभग सभी पासवर्ड पहले से ही नए नियम पूरे करते हैं।",
        "notes.observed.most": "इस्तेमाल हो रहा लगभग कोई भी पासवर्ड नए नियम पूरे नहीं करता।",
        "notes.observed.some": "इस्तेमाल हो रहे पासवर्ड जो नए नियम पूरे नहीं करते: हर %2$lld में से लगभग %1$lld।",
        "notes.title": "पासवर्ड के नए नियम",
        "notes.unchanged": "पासवर्ड के नियम नहीं बदल रहे हैं।"
      }
    }
    """##
}
