// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let ja: StaticString = ##"""
    {
      "version": 1,
      "locale": "ja",
      "messages": {
        "notes.advice.heading": "必要な対応",
        "notes.advice.manager": "パスワードマネージャーを使うと、新しいパスワードの作成と保存を任せられます。",
        "notes.advice.nothing": "必要な対応はありません。",
        "notes.advice.unique": "ほかのサービスで使っていないパスワードを使ってください。",
        "notes.advice.words": "互いに関係のない単語をいくつか並べると、覚えやすく、推測されにくくなります。",
        "notes.changed.heading": "変更される条件",
        "notes.changed.item": "%1$@（変更前：%2$@）",
        "notes.characters.allowed": "指定された文字のみ使用可",
        "notes.characters.forbidden": "一部の文字は使用不可",
        "notes.characters.some": {"plural":{"other":"指定された文字を%lld文字以上"}},
        "notes.current.asked": "現在のパスワードが新しい条件を満たしていない場合は、ログイン時に新しいパスワードを設定する必要があります。",
        "notes.current.heading": "現在のパスワード",
        "notes.current.keeps": "現在のパスワードは引き続き使用できます。新しい条件は、次にパスワードを変更するときから適用されます。",
        "notes.current.replaced": "次回のログイン時に、新しいパスワードを設定する必要があります。",
        "notes.easier.heading": "緩和される条件",
        "notes.easier.lead": "次の条件は適用されなくなります：",
        "notes.from": "適用開始日：%@",
        "notes.length.longer": {"text":"新しいパスワードは%1$#@length@以上必要です（変更前：%2$lld文字）","substitutions":{"length":{"plural":{"other":"%arg文字"}}}},
        "notes.length.most": {"text":"新しいパスワードは%1$#@length@まで使用できます（変更前：%2$lld文字）","substitutions":{"length":{"plural":{"other":"%arg文字"}}}},
        "notes.length.shorter": {"text":"新しいパスワードは%1$#@length@以上あれば使用できます（変更前：%2$lld文字）","substitutions":{"length":{"plural":{"other":"%arg文字"}}}},
        "notes.new.heading": "追加される条件",
        "notes.new.lead": "新しいパスワードは、次の条件も満たす必要があります：",
        "notes.observed.few": "使用中のパスワードのほとんどは、すでに新しい条件を満たしています。",
        "notes.observed.most": "使用中のパスワードのほとんどは、新しい条件を満たしていません。",
        "notes.observed.some": "使用中のパスワードは、およそ%2$lld個に%1$lld個の割合で新しい条件を満たしていません。",
        "notes.title": "パスワードの新しい条件",
        "notes.unchanged": "パスワードの条件に変更はありません。"
      }
    }
    """##
}
