// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let tr: StaticString = ##"""
    {
      "version": 1,
      "locale": "tr",
      "messages": {
        "notes.advice.heading": "Yapmanız gerekenler",
        "notes.advice.manager": "Şifre yöneticisi yeni şifreler oluşturur ve bunları sizin için hatırlar.",
        "notes.advice.nothing": "Bir şey yapmanız gerekmiyor.",
        "notes.advice.unique": "Başka hiçbir yerde kullanmadığınız bir şifre kullanın.",
        "notes.advice.words": "Birbiriyle ilgisi olmayan birkaç kelimeyi hatırlamak kolay, tahmin etmek zordur.",
        "notes.changed.heading": "Değişen kurallar",
        "notes.changed.item": "%1$@ (önceden: %2$@)",
        "notes.characters.allowed": "Yalnızca belirli karakterlere izin veriliyor",
        "notes.characters.forbidden": "Bazı karakterlere izin verilmiyor",
        "notes.characters.some": {"plural":{"one":"Belirli bir listeden en az %lld karakter","other":"Belirli bir listeden en az %lld karakter"}},
        "notes.current.asked": "Mevcut şifreniz yeni kurallara uymuyorsa giriş yaptığınızda yeni bir şifre belirlemeniz istenecek.",
        "notes.current.heading": "Mevcut şifreniz",
        "notes.current.keeps": "Mevcut şifrenizi kullanmaya devam edebilirsiniz. Yeni kurallar, şifrenizi bir sonraki değiştirişinizde geçerli olacak.",
        "notes.current.replaced": "Bir sonraki girişinizde yeni bir şifre belirlemeniz istenecek.",
        "notes.easier.heading": "Kolaylaşan kurallar",
        "notes.easier.lead": "Şu kurallar artık geçerli değil:",
        "notes.from": "Yürürlük tarihi: %@",
        "notes.length.longer": {"text":"Yeni şifreler en az %1$#@length@ içermeli (önceden: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg karakter","other":"%arg karakter"}}}},
        "notes.length.most": {"text":"Yeni şifreler en fazla %1$#@length@ içerebilir (önceden: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg karakter","other":"%arg karakter"}}}},
        "notes.length.shorter": {"text":"Yeni şifreler için artık %1$#@length@ yeterli (önceden: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg karakter","other":"%arg karakter"}}}},
        "notes.new.heading": "Yenilikler",
        "notes.new.lead": "Yeni şifreler şu kurallara da uymalıdır:",
        "notes.observed.few": "Kullanımdaki şifrelerin neredeyse tamamı yeni kurallara zaten uyuyor.",
        "notes.observed.most": "Kullanımdaki şifrelerin neredeyse hiçbiri yeni kurallara uymuyor.",
        "notes.observed.some": "Kullanımdaki her %2$lld şifreden yaklaşık %1$lld tanesi yeni kurallara uymuyor.",
        "notes.title": "Şifreler için yeni kurallar",
        "notes.unchanged": "Şifre kuralları değişmiyor."
      }
    }
    """##
}
