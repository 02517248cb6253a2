import type { SignInScreenLabels, TripFormLabels } from './screen-labels';

/** Japanese labels of the sign-in screen. */
export const signInScreen: SignInScreenLabels = {
  title: 'サインイン',
  ended: 'セッションが終了しました。続けるにはサインインしてください。',
};

/** Japanese labels of the trip form. */
export const tripForm: TripFormLabels = {
  heading: '新しい旅',
  title: 'タイトル',
  country: '国',
  dates: '日付',
  rating: '評価',
  tags: 'タグ',
  tagsHint: '20個まで。Enterキーかカンマで区切ります。',
  color: '色',
  colorHint: '一覧で旅の目印になります。',
  link: 'リンク',
  linkHint: 'https://で始まるアドレス。',
  linkWrong: 'https://で始まるアドレスを入力してください。',
  notes: 'メモ',
  notesHint: 'テキストかHTML。害のあるものは表示のときに取り除かれます。',
  save: '保存',
  cancel: 'キャンセル',
};
