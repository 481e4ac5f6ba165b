// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let id: StaticString = ##"""
    {
      "version": 1,
      "locale": "id",
      "messages": {
        "notes.advice.heading": "Yang perlu dilakukan",
        "notes.advice.manager": "Pengelola kata sandi membuat kata sandi baru dan mengingatnya untuk Anda.",
        "notes.advice.nothing": "Anda tidak perlu melakukan apa pun.",
        "notes.advice.unique": "Gunakan kata sandi yang tidak Anda gunakan di tempat lain.",
        "notes.advice.words": "Beberapa kata yang tidak saling berkaitan mudah diingat dan sulit ditebak.",
        "notes.changed.heading": "Yang berubah",
        "notes.changed.item": "%1$@ (sebelumnya: %2$@)",
        "notes.characters.allowed": "Hanya karakter tertentu yang diizinkan",
        "notes.characters.forbidden": "Beberapa karakter tidak diizinkan",
        "notes.characters.some": {"plural":{"other":"Minimal %lld karakter dari daftar tertentu"}},
        "notes.current.asked": "Jika kata sandi Anda saat ini tidak memenuhi aturan baru, Anda akan diminta membuat kata sandi baru saat masuk.",
        "notes.current.heading": "Kata sandi Anda saat ini",
        "notes.current.keeps": "Kata sandi Anda saat ini tetap dapat digunakan. Aturan baru akan berlaku saat Anda mengubah kata sandi.",
        "notes.current.replaced": "Anda akan diminta membuat kata sandi baru saat Anda masuk lagi.",
        "notes.easier.heading": "Yang kini lebih mudah",
        "notes.easier.lead": "Aturan berikut tidak berlaku lagi:",
        "notes.from": "Berlaku mulai: %@",
        "notes.length.longer": {"text":"Kata sandi baru harus berisi minimal %1$#@length@ (sebelumnya: %2$lld)","substitutions":{"length":{"plural":{"other":"%arg karakter"}}}},
        "notes.length.most": {"text":"Kata sandi baru boleh berisi maksimal %1$#@length@ (sebelumnya: %2$lld)","substitutions":{"length":{"plural":{"other":"%arg karakter"}}}},
        "notes.length.shorter": {"text":"Kata sandi baru kini cukup berisi %1$#@length@ (sebelumnya: %2$lld)","substitutions":{"length":{"plural":{"other":"%arg karakter"}}}},
        "notes.new.heading": "Yang baru",
        "notes.new.lead": "Kata sandi baru juga harus memenuhi aturan berikut:",
        "notes.observed.few": "Hampir semua kata sandi yang sedang digunakan sudah memenuhi aturan baru.",
        "notes.observed.most": "Hampir semua kata sandi yang sedang digunakan belum memenuhi aturan baru.",
        "notes.observed.some": "Sekitar %1$lld dari %2$lld kata sandi yang sedang digunakan belum memenuhi aturan baru.",
        "notes.title": "Aturan baru untuk kata sandi",
        "notes.unchanged": "Aturan untuk kata sandi tidak berubah."
      }
    }
    """##
}
