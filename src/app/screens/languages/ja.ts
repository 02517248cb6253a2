import type {
  RecoverScreenLabels,
  SignInScreenLabels,
  SignUpScreenLabels,
  TripFormLabels,
} from './en';

/** Japanese labels of the sign-in screen. */
export const signInScreen: SignInScreenLabels = {
  title: 'ログイン',
  ended: 'セッションが終了しました。続けるにはもう一度ログインしてください。',
};

/** Japanese labels of the sign-up screen. */
export const signUpScreen: SignUpScreenLabels = {
  title: 'アカウントを作成',
  sent: 'メールをご確認ください',
  done: 'アカウントを作成しました',
};

/** Japanese labels of the screens for a forgotten and a new password. */
export const recoverScreen: RecoverScreenLabels = {
  title: 'パスワードをお忘れですか？',
  sent: 'メールをご確認ください',
  reset: '新しいパスワードを設定',
  done: 'パスワードを変更しました',
  expired: 'リンクの有効期限切れ',
};

/** Japanese labels of the trip form. */
export const tripForm: TripFormLabels = {
  heading: '新しい旅',
  title: 'タイトル',
  country: '国',
  dates: '日付',
  departure: '出発',
  departureZone: '出発地のタイムゾーン',
  arrival: '到着',
  arrivalZone: '到着地のタイムゾーン',
  arrivalEarly: '到着は出発より後にしてください。',
  otherZones: 'その他のタイムゾーン',
  dateAndTime: '日付と時刻',
  rating: '評価',
  tags: 'タグ',
  tagsHint: '20個まで。1つずつEnterキーまたはカンマで区切ります。',
  color: '色',
  colorHint: '一覧で旅の目印になります。',
  link: 'リンク',
  linkHint: 'https:// で始まるURL',
  linkWrong: 'https:// で始まるURLを入力してください。',
  notes: 'メモ',
  notesHint:
    'テキストまたはHTML。HTMLは旅のページで書式付きで表示され、安全でない内容は除かれます。',
  save: '保存',
  cancel: 'キャンセル',
};
